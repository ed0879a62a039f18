//! The structs and enums of C#.

use super::{HEAD, doc, escaped, name, spelled};
use crate::model::{Api, Enum, Field, Record};
use crate::names::pascal;

pub fn text(api: &Api) -> String {
    let mut text = HEAD.to_owned();
    text += "\nusing System;\nusing System.Globalization;\nusing System.Runtime.InteropServices;\n";
    text += "\nnamespace Clash2D\n{\n";
    // Those of book.h have no prefix.
    let enums = api.enums.iter().filter(|item| item.name.starts_with("Clash")).map(enumeration);
    let pieces: Vec<String> = enums.chain(api.structs.iter().map(structure)).collect();
    text + &pieces.join("\n") + "}\n"
}

fn enumeration(item: &Enum) -> String {
    let mut text = doc::comment(&item.doc, "", "    ");
    text += &format!("    public enum {}\n    {{\n", name(&item.name));
    for value in &item.values {
        text += &doc::comment(&value.doc, "", "        ");
        text += &format!("        {} = {},\n", value.variant, value.value);
    }
    text + "    }\n"
}

fn structure(item: &Record) -> String {
    let name = name(&item.name);
    let each = |f: &dyn Fn(&Field) -> String, separator: &str| {
        item.fields.iter().map(f).collect::<Vec<_>>().join(separator)
    };
    let parameters =
        each(&|field| format!("{} {}", spelled(&field.kind), escaped(&field.name)), ", ");
    let assignments = each(
        &|field| format!("            {} = {};\n", pascal(&field.name), escaped(&field.name)),
        "",
    );
    let equals = each(&|field| format!("{0}.Equals(other.{0})", pascal(&field.name)), " && ");
    let same = each(&|field| format!("a.{0} == b.{0}", pascal(&field.name)), " && ");
    let hashes = each(
        &|field| {
            format!("                hash = hash * 31 + {}.GetHashCode();\n", pascal(&field.name))
        },
        "",
    );
    let places: Vec<String> = (0..item.fields.len()).map(|index| format!("{{{index}}}")).collect();
    let places = places.join(", ");
    let printed = each(
        &|field| match spelled(&field.kind).as_str() {
            // All digits that matter.
            "float" => {
                format!("{}.ToString(\"R\", CultureInfo.InvariantCulture)", pascal(&field.name))
            }
            _ => pascal(&field.name),
        },
        ", ",
    );
    let mut text = doc::comment(&item.doc, &format!("C: <c>{}</c>.", item.name), "    ");
    text += &format!(
        "    [Serializable]\n    [StructLayout(LayoutKind.Sequential)]\n    \
         public partial struct {name} : IEquatable<{name}>\n    {{\n"
    );
    for field in &item.fields {
        text += &doc::comment(&field.doc, "", "        ");
        text += &format!("        public {} {};\n\n", spelled(&field.kind), pascal(&field.name));
    }
    text + &format!(
        "        /// <summary>Sets every field.</summary>
        public {name}({parameters})
        {{
{assignments}        }}

        /// <summary>Whether both have the same numbers; NaN equals NaN.</summary>
        public bool Equals({name} other)
        {{
            return {equals};
        }}

        /// <summary>Whether the other object is a {name} with the same numbers; NaN equals NaN.</summary>
        public override bool Equals(object obj)
        {{
            return obj is {name} && Equals(({name})obj);
        }}

        /// <summary>A hash of all numbers.</summary>
        public override int GetHashCode()
        {{
            unchecked
            {{
                int hash = 17;
{hashes}                return hash;
            }}
        }}

        /// <summary>Whether both have the same numbers; NaN equals nothing.</summary>
        public static bool operator ==({name} a, {name} b)
        {{
            return {same};
        }}

        /// <summary>Whether some number differs; NaN differs from itself.</summary>
        public static bool operator !=({name} a, {name} b)
        {{
            return !(a == b);
        }}

        /// <summary>The name and the numbers, as the constructor takes them.</summary>
        public override string ToString()
        {{
            return string.Format(CultureInfo.InvariantCulture, \"{name}({places})\", {printed});
        }}
    }}
"
    )
}
