//! Tagged unions, borrowed arrays, handles, places for answers, buffers, enums and constants: as C has
//! them, and as C# gets them.

use clash2d_bindings::model::{Api, Bytes, Record};
use clash2d_bindings::source::Header;
use clash2d_bindings::{csharp, read};

fn api() -> Api {
    let sources = vec!["src/ffi/shapes.rs".to_owned()];
    let header = Header { name: "clash2d.h".into(), prefix: "Clash".into(), sources };
    let text = |_: &str| Ok(include_str!("fixture/shapes.rs").to_owned());
    read::api("0.0.0".into(), &[header], text).expect("a readable source")
}

/// A file of the Unity package that is made of the fixture.
fn file(name: &str) -> String {
    let outputs = csharp::outputs(&api()).expect("all of it in C#");
    let found = outputs.into_iter().find(|output| output.path.ends_with(name));
    found.unwrap_or_else(|| panic!("no {name}")).text
}

/// Fails unless a file has these lines one after the other, however they are indented.
#[track_caller]
fn has(name: &str, lines: &str) {
    let flat = |text: &str| text.lines().map(str::trim).collect::<Vec<_>>().join("\n");
    let text = file(name);
    assert!(flat(&text).contains(flat(lines).trim()), "{name} lacks {lines} in {text}");
}

fn record<'a>(records: &'a [Record], name: &str) -> &'a Record {
    records.iter().find(|record| record.name == name).unwrap_or_else(|| panic!("no {name}"))
}

#[test]
fn records_are_laid_out_for_both_sizes_of_pointers() {
    let api = api();
    let bytes = |on_32, on_64| Bytes { on_32, on_64 };
    assert_eq!(record(&api.structs, "ClashChain").size, bytes(20, 32));
    assert_eq!(record(&api.unions, "ClashShapeData").size, bytes(20, 32));
    let shape = record(&api.structs, "ClashShape");
    assert_eq!(shape.size, bytes(28, 40));
    assert_eq!(shape.fields[2].offset, bytes(8, 8));
    let distance = record(&api.structs, "ClashDistance");
    assert_eq!((distance.size, distance.fields[2].offset), (bytes(24, 24), bytes(20, 20)));
}

#[test]
fn numbers_have_the_enums_that_their_names_say() {
    let api = api();
    let named = |record: &str, field: &str| {
        let record = self::record(&api.structs, record);
        let field = record.fields.iter().find(|it| it.name == field).expect("a field");
        field.enumeration.clone()
    };
    assert_eq!(named("ClashShape", "kind").as_deref(), Some("ClashShapeKind"));
    assert_eq!(named("ClashChain", "side").as_deref(), Some("ClashSide"));
    assert_eq!(named("ClashChain", "closed"), None);
    let kinds = api.enums.iter().find(|item| item.name == "ClashShapeKind").expect("the kinds");
    assert_eq!(kinds.values[1].name, "CLASH_SHAPE_CIRCLE");
    assert_eq!(kinds.kind.to_string(), "uint32_t");
    let relations = api.enums.iter().find(|item| item.name == "ClashRelation").expect("them");
    assert_eq!(relations.values[1].name, "CLASH_RELATION_A_INSIDE_B");
}

#[test]
fn only_what_functions_need_is_part_of_the_abi() {
    let api = api();
    let handles: Vec<_> =
        api.handles.iter().map(|it| (it.name.as_str(), it.free.as_deref())).collect();
    assert_eq!(handles, [("ClashPrepared", Some("clash_prepared_free"))]);
    assert_eq!(record(&api.structs, "ClashShape").doc, "Any shape.");
}

#[test]
fn a_tagged_union_is_made_by_a_conversion() {
    has(
        "Shapes.cs",
        "public static implicit operator Shape(Circle circle)\n{\nreturn Circle(circle);",
    );
    has("Shapes.cs", "made.Kind = ShapeKind.Chain;\nmade.Data.Chain = chain;\nreturn made;");
    has("Shapes.cs", "made.Data.Prepared = Clash2D.Prepared.PointerOf(prepared);");
    has("Shapes.cs", "[FieldOffset(0)]\npublic IntPtr Prepared;");
    has("Shapes.cs", "public ShapeKind Kind;");
    has("Shapes.cs", "/// For <c>ShapeKind.Circle</c>.");
}

#[test]
fn what_points_to_an_array_is_not_made_of_one_that_moves() {
    has("Shapes.cs", "public static Shape Path(Vector2D* vertices, int count)");
    assert!(!file("Shapes.cs").contains("Path(Vector2D[]"));
    assert!(!file("Shapes.cs").contains("Path(ReadOnlySpan"));
    let turn = "public static Status Turn(Shape shape, Vector2D* vertices, int capacity, out Shape outShape)";
    has("Clash.cs", turn);
    assert_eq!(file("Clash.cs").matches(" Turn(").count(), 1);
}

#[test]
fn arrays_are_borrowed_or_owned() {
    let constructor = "public Chain(Vector2D* vertices, int count, float radius = 0, bool closed = false, Side side = default(Side))";
    has("Shapes.cs", constructor);
    has("Shapes.cs", "Closed = closed ? 1u : 0u;\nSide = side;");
    has("Shapes.cs", "public Group(NativeArray<Shape> shapes)");
    has("Shapes.cs", "/// How many <c>Vertices</c> there are.");
    has(
        "Owned.cs",
        "public OwnedChain(Vector2D[] vertices, float radius = 0, bool closed = false,",
    );
    has("Owned.cs", "public static implicit operator Shape(OwnedGroup owner)");
    has("Owned.cs", "internal static void Free(Chain owned)\n{\nMemory.Free(owned.Vertices);\n}");
    has("Owned.cs", "Memory.FreeShapes(owned.Shapes, owned.Count);");
    has("Owned.cs", "Free(owned);\nowned = default(Chain);");
}

#[test]
fn arrays_in_structs_have_an_indexer() {
    has("Shapes.cs", "public Vector2DArray2 Points;");
    has("Shapes.cs", "public Vector2D this[int index]");
    has("Shapes.cs", "[MarshalAs(UnmanagedType.U1)]\npublic bool IsTouch;");
    // C# has no field of the struct's own name.
    has("Shapes.cs", "public float Value;");
}

#[test]
fn questions_keep_their_names_and_answer_in_out_parameters() {
    has(
        "Clash.cs",
        "public static Relation Relate(Shape a, Shape b)\n{\nreturn (Relation)Native.clash_relate(&a, &b);",
    );
    has("Clash.cs", "public static bool Distance(Shape a, Shape b, out Distance distance)");
    has("Clash.cs", "/// <c>distance</c> is all zero if the answer is no.");
    has("Clash.cs", "/// The first <c>capacity</c>.");
    has("Clash.cs", "/// The first <c>distances.Length</c>.");
    has(
        "Clash.cs",
        "public static int Distances(Shape a, Shape b, Distance* distances, int capacity)",
    );
    has("Clash.cs", "public static int Distances(Shape a, Shape b, Distance[] distances)");
    has("Clash.cs", "public static int Distances(Shape a, Shape b, Span<Distance> distances)");
    has("Clash.cs", "public static Status Check(Shape shape)");
    has("Clash.cs", "public static string Message(Status status)");
    has("Clash.cs", "public static Prepared Prepare(Shape shape)");
    has("Clash.cs", "public static Status Count(uint[] buffer, out Counts counts)");
    has("Clash.cs", "public const uint Limit = 8;");
}

#[test]
fn imported_functions_take_numbers_and_pointers_alone() {
    has("Native.cs", "/// <c>distance</c> may be null, and is written only if the answer is yes.");
    has("Native.cs", "public static extern uint clash_relate(Shape* a, Shape* b);");
    has(
        "Native.cs",
        "public static extern byte clash_distance(Shape* a, Shape* b, Distance* distance);",
    );
    has(
        "Native.cs",
        "public static extern void clash_shape_circle(Circle* circle, Shape* result);",
    );
    has("Native.cs", "public static extern byte* clash_status_message(uint status);");
    has("Native.cs", "public static extern IntPtr clash_prepare(Shape* shape);");
    has("Native.cs", "public static extern void clash_prepared_free(IntPtr prepared);");
}

#[test]
fn pointer_forms_are_made_where_structs_go_by_value() {
    has(
        "pointer.rs",
        "pub unsafe extern \"C\" fn clash_cast_ray_by_pointer(\nshape: Option<&Shape<'_>>,\norigin: *const Vector2D,\n) -> bool {",
    );
    has("pointer.rs", "result: *mut Shape<'_>,");
    assert!(!file("pointer.rs").contains("clash_collide_by_pointer"));
    has("layout.rs", "is(size_of::<Shape>(), 28, 40);");
    has("layout.rs", "use clash2d_ffi::Counts;");
    // What is private in Rust has no offset there.
    assert!(!file("layout.rs").contains("offset_of!(Shape"));
    assert!(!file("layout.rs").contains("ShapeData"));
}

#[test]
fn the_tests_of_csharp_go_through_all_forms() {
    for label in ["Native", "a constructor", "a conversion", "a pointer", "an array", "a span"] {
        has("Functions.cs", &format!("new Way(\"{label}\", numbers =>"));
    }
    has("Functions.cs", "Native.clash_prepared_free(made);");
    has(
        "Functions.cs",
        "new Function(\"clash_collide\", \"Shape Shape\", \"circle # # # circle # # #\", false,",
    );
    has(
        "Layouts.cs",
        "new Layout(\"ClashShapeData\", typeof(ShapeData), sizeof(ShapeData), IntPtr.Size == 8 ? 32 : 20,",
    );
}
