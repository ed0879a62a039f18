//! What the ABI may contain later is read; what can't be told in C stops the generator, with a place.

use clash2d_bindings::model::{Api, Bytes};
use clash2d_bindings::source::Header;
use clash2d_bindings::{csharp, read};

/// Reads `src/ffi/x.rs` with this text as the only source of clash2d.h.
fn read(text: &str) -> Result<Api, String> {
    let sources = vec!["src/ffi/x.rs".to_owned()];
    let header = Header { name: "clash2d.h".into(), prefix: "Clash".into(), sources };
    read::api("0.0.0".into(), &[header], |_| Ok(text.to_owned()))
}

/// A function of the ABI with some arguments and a result.
fn function(arguments: &str, returns: &str) -> String {
    format!(
        "// ---- Title ----\n/// Does.\n#[unsafe(no_mangle)]\npub extern \"C\" fn clash_f({arguments}) -> {returns} {{}}\n"
    )
}

#[track_caller]
fn refuses(text: &str, why: &str) {
    let error = read(text).err().expect("a refusal");
    assert!(error.starts_with("src/ffi/x.rs:") && error.contains(why), "{error}");
}

#[test]
fn functions_that_c_can_not_call_are_refused() {
    let with =
        |kind: &str| format!("{}#[repr(C)] pub struct S {{ a: {kind} }}", function("s: &S", "u32"));
    refuses(&with("fn(a: f32)"), "extern \"C\"");
    refuses(&with("Option<extern \"C\" fn(f32)>"), "an argument without a name");
    refuses(&with("extern \"C\" fn(a: Unknown)"), "what is Unknown in C?");
}

#[test]
fn half_exported_functions_are_refused() {
    refuses("pub extern \"C\" fn clash_f() {}", "clash_f is half exported");
    refuses("#[unsafe(no_mangle)]\nextern \"C\" fn clash_f() {}", "half exported");
    refuses("#[unsafe(no_mangle)]\npub fn clash_f() {}", "half exported");
}

#[test]
fn functions_of_macros_are_refused() {
    refuses("export!(clash_f);", "what a macro makes");
    refuses("macro_rules! export { () => {} }", "what a macro makes");
}

#[test]
fn functions_without_a_section_or_documentation_are_refused() {
    let good = function("", "u32");
    refuses(&good.replace("// ---- Title ----", ""), "in no section");
    refuses(&good.replace("/// Does.", ""), "no documentation");
    refuses(&good.replace("/// Does.", "/// Does.\n#[cfg(unix)]"), "under a condition");
}

#[test]
fn types_that_c_lacks_are_refused() {
    refuses(&function("a: Unknown", "u32"), "what is Unknown in C?");
    refuses(&function("a: &[f32]", "u32"), "what is [f32] in C?");
    refuses(&function("a: Option<f32>", "u32"), "C has no Option < f32 >");
    refuses(&function("a: (f32, f32)", "u32"), "in C?");
    refuses(&(function("a: World", "u32") + "pub struct World {}"), "by pointer only");
    refuses("#[repr(C)]\npub struct A(f32);", "fields with names");
    refuses("#[repr(C)]\npub struct A { pub a: [f32; N] }", "has to be written out");
    refuses(&(function("a: E", "u32") + "#[repr(u32)] pub enum E { A }"), "take the number");
    refuses("#[repr(C)]\npub enum A { B(f32) }", "a struct of an enum and a union");
    let recursive = "#[repr(C)]\npub struct A { pub a: A }";
    assert!(read(recursive).is_err());
}

#[test]
fn handles_settings_and_statuses_are_read() {
    let types = "
        /// A world.
        pub struct World { secret: f32 }
        /// Of Rust only.
        pub struct Unused;
        #[repr(C)] pub enum Status { Ok = 0, OutOfRange, Last = -7 }
        #[repr(C)] pub struct Settings { pub user: *const World, pub length: usize, pub is_on: bool }
        #[repr(C)] union ShapeData { pub radius: f32, pub settings: Settings }
        #[repr(C)] pub struct Pose { data: ShapeData, turns: [u32; 3] }
        pub const CLASH_LIMIT: u32 = 8;
    ";
    let arguments = "w: Option<&mut World>, s: *const Settings, settings_count: usize, p: &Pose, out: Option<&mut Option<Box<World>>>";
    let api = read(&(function(arguments, "Status") + types)).expect("a readable source");
    let f = &api.functions[0];
    let arguments: Vec<String> =
        f.arguments.iter().map(|a| format!("{} {}", a.kind, a.name)).collect();
    assert_eq!(
        arguments,
        [
            "ClashWorld * w",
            "const ClashSettings * s",
            "size_t settingsCount",
            "const ClashPose * p",
            "ClashWorld ** out"
        ]
    );
    assert_eq!(f.arguments[1].count.as_deref(), Some("settingsCount"));
    assert_eq!((f.returns.to_string(), f.section.as_str()), ("ClashStatus".into(), "Title"));
    let values: Vec<(&str, i64)> =
        api.enums[0].values.iter().map(|v| (v.name.as_str(), v.value)).collect();
    let expected =
        [("CLASH_STATUS_OK", 0), ("CLASH_STATUS_OUT_OF_RANGE", 1), ("CLASH_STATUS_LAST", -7)];
    assert_eq!(values, expected);
    assert_eq!(api.structs[0].size, Bytes { on_32: 12, on_64: 24 });
    assert_eq!(api.unions[0].size, Bytes { on_32: 12, on_64: 24 });
    assert_eq!(api.structs[1].size, Bytes { on_32: 24, on_64: 40 });
    assert_eq!(api.structs[1].fields[1].kind.declare("turns"), "uint32_t turns[3]");
    assert_eq!(api.handles.iter().map(|h| h.name.as_str()).collect::<Vec<_>>(), ["ClashWorld"]);
    assert_eq!((api.constants[0].name.as_str(), api.constants[0].value), ("CLASH_LIMIT", 8));
}

#[test]
fn what_csharp_lacks_is_refused_and_not_left_out() {
    let refuses = |text: String, what: &str| {
        let api = read(&text).expect("a readable source");
        let error = csharp::outputs(&api).err().expect("a refusal");
        assert!(error.contains(what), "{error}");
    };
    let world = "pub struct World { secret: f32 }";
    refuses(function("w: &World", "u32") + world, "nothing frees ClashWorld");
    refuses(function("", "Option<Box<World>>") + world, "nothing frees ClashWorld");
    let unknown = "nothing is written for clash_f yet";
    refuses(function("w: Box<World>, a: u32", "u32") + world, unknown);
    refuses(function("out: Option<&mut Option<Box<World>>>", "u32") + world, unknown);
    refuses(function("a: *const f32", "u32"), unknown);
    refuses(function("a: *mut f32", "u32"), unknown);
    refuses(function("a: *const c_char", "u32"), unknown);
    refuses(function("", "*const f32"), unknown);
    let union = "#[repr(C)] pub union U { pub a: f32 }";
    refuses(function("u: &U", "u32") + union, "written for ClashU");
    let tagged =
        "#[repr(C)] pub struct S { kind: u32, data: U } #[repr(u32)] pub enum SKind { A = 1, B }";
    refuses(
        function("s: &S", "u32") + union + &tagged.replace("SKind", "Else"),
        "written for ClashU",
    );
    refuses(function("s: &S", "u32") + union + tagged, "ClashU: members");
    for field in ["*const f32", "extern \"C\" fn(a: f32)"] {
        let pointing = format!("#[repr(C)] pub struct S {{ pub a: {field} }}");
        refuses(function("s: &S", "u32") + &pointing, "written for ClashS.a");
    }
}

#[test]
fn functions_of_the_program_are_types_of_their_own() {
    let query = "
        #[repr(C)] pub struct Id { pub index: u32 }
        #[repr(C)] pub struct Query {
            accept: Option<unsafe extern \"C\" fn(id: Id, user: u64, my_data: *mut c_void) -> bool>,
            run: extern \"C\" fn(task: extern \"C\" fn(data: *mut c_void)) -> *mut c_void,
        }
    ";
    let api = read(&(function("q: &Query", "u32") + query)).expect("a readable source");
    let fields = &api.structs.iter().find(|it| it.name == "ClashQuery").expect("it").fields;
    let declared: Vec<String> = fields.iter().map(|it| it.kind.declare(&it.name)).collect();
    let accept = "bool (*accept)(ClashId id, uint64_t user, void *myData)";
    assert_eq!(declared, [accept, "void *(*run)(void (*task)(void *data))"]);
    assert_eq!(fields[1].offset, Bytes { on_32: 4, on_64: 8 });
    let json = serde_json::to_value(&fields[0]).expect("json");
    assert_eq!(json["type"], "bool (*)(ClashId id, uint64_t user, void *myData)");
    assert_eq!(json["callback"]["returns"], "bool");
    assert_eq!(json["callback"]["arguments"][1]["type"], "uint64_t");
    assert!(serde_json::to_value(&fields[1]).is_ok_and(|it| {
        it["callback"]["arguments"][0]["callback"]["arguments"][0]["name"] == "data"
    }));
}

#[test]
fn arrays_of_one_length_share_their_number() {
    let arguments = "a: *const f32, b: *const f32, count: usize, out: *mut f32, q: &f32, c: *const u8, c_size: usize";
    let api = read(&function(arguments, "u32")).expect("a readable source");
    let counts = api.functions[0].arguments.iter().map(|it| it.count.as_deref());
    let shared = Some("count");
    assert_eq!(
        counts.collect::<Vec<_>>(),
        [shared, shared, None, shared, None, Some("cSize"), None]
    );
}

#[test]
fn bits_are_those_of_the_enum_that_is_told() {
    let flags = "
        #[repr(C)] pub enum ThingFlags { Big = 1 }
        #[repr(C)] pub enum OtherFlags { Small = 1 }
        #[repr(C)] pub struct S {
            /// ClashThingFlags.
            pub flags: u32,
        }
    ";
    let api = read(&(function("s: &S", "u32") + flags)).expect("a readable source");
    assert_eq!(api.structs[0].fields[0].enumeration.as_deref(), Some("ClashThingFlags"));
    assert_eq!(api.enums[0].values[0].name, "CLASH_THING_BIG");
}

#[test]
fn overloads_must_differ() {
    let circle = "#[repr(C)] pub struct Circle { pub radius: f32 }";
    let one = function("c: Circle", "bool").replace("clash_f", "clash_circle_big");
    let two = function("c: Circle", "bool").replace("clash_f", "clash_big_circle");
    let api = read(&(one + &two + circle)).expect("a readable source");
    let error = csharp::outputs(&api).err().expect("a refusal");
    assert!(error.contains("C# has Big(Circle) twice"), "{error}");
}
