//! Classes that own native memory: copies of arrays, and what the library made.

use super::borrowed::{Part, arguments, parameters, parts};
use super::field::handle_of;
use super::member::tagged;
use super::{HEAD, SPAN, doc, escaped, name};
use crate::Result;
use crate::model::{Api, Function, Handle, Record, Type};
use crate::names::{camel, pascal};

const USING: &str = "
using System;
using System.Threading;
#if CLASH2D_SPAN
using System.Runtime.InteropServices;
#endif
";

/// What may point to arrays itself: who owns shapes owns these, too.
const SHAPE: &str = "Shape";

/// The classes; none, if nothing has to be owned.
pub fn text(api: &Api) -> Result<Option<String>> {
    let borrowing = api.structs.iter().filter(|record| is_borrowing(record, api));
    let mut pieces: Vec<String> = borrowing.map(|record| owner(record, api)).collect();
    for handle in api.handles.iter().filter(|handle| !is_world(handle, &api.world)) {
        pieces.push(class(handle)?);
    }
    let text = format!("{HEAD}{SPAN}{USING}\nnamespace Clash2D\n{{\n{}}}\n", pieces.join("\n"));
    Ok((!pieces.is_empty()).then_some(text))
}

/// Whether a struct points to arrays.
pub fn is_borrowing(record: &Record, api: &Api) -> bool {
    let is_array =
        |kind: &Type| matches!(kind, Type::Pointer { .. }) && handle_of(kind, api).is_none();
    let has_arrays =
        record.fields.iter().any(|field| field.count.is_some() && is_array(&field.kind));
    has_arrays && !record.is_of_world
}

/// Whether a function of world.h frees it: then its class is written by hand.
pub fn is_world(handle: &Handle, world: &[Function]) -> bool {
    world.iter().any(|function| handle.free.as_ref() == Some(&function.name))
}

/// A struct together with copies of what it points to.
fn owner(record: &Record, api: &Api) -> String {
    let (name, parts) = (name(&record.name), parts(record));
    let words = record.name.trim_start_matches("Clash").to_lowercase();
    let array = |element: &str| format!("{element}[]");
    let span = |element: &str| format!("ReadOnlySpan<{element}>");
    let conversions: String =
        conversions(record, api).iter().map(|to| conversion(name, to)).collect();
    let copies: String = each_array(&parts, |field, count, element| {
        let copy = match element {
            SHAPE => format!("Memory.CopyShapes(borrowed.{field}, borrowed.{count})"),
            _ => format!(
                "({element}*)Memory.Copy(borrowed.{field}, borrowed.{count}, sizeof({element}))"
            ),
        };
        format!("                copy.{field} = {copy};\n")
    });
    let nulls = each_array(&parts, |field, _, _| format!("            copy.{field} = null;\n"));
    let frees: String = each_array(&parts, |field, count, element| {
        let free = match element {
            SHAPE => format!("FreeShapes(owned.{field}, owned.{count})"),
            _ => format!("Free(owned.{field})"),
        };
        format!("            Memory.{free};\n")
    });
    format!(
        "    /// <summary>
    /// A <see cref=\"{name}\"/> with arrays of its own: copies, in native memory, until Dispose.
    /// <para/>
    /// The garbage collector never frees them, because it doesn't see which shapes still point to them.
    /// </summary>
    public sealed unsafe partial class Owned{name} : IDisposable
    {{
        private {name} owned;
        private int isDisposed;

        /// <summary>Copies arrays; null is an empty one.</summary>
        public Owned{name}({})
        {{
{}        }}

#if CLASH2D_SPAN
        /// <summary>Copies arrays.</summary>
        public Owned{name}({})
        {{
{}        }}
#endif

        /// <summary>Copies the arrays that another {words} points to.</summary>
        public Owned{name}({name} borrowed)
        {{
            owned = Copy(borrowed);
        }}

        /// <summary>The {words}, until Dispose.</summary>
        /// <exception cref=\"ObjectDisposedException\">It is disposed of.</exception>
        public {name} Value
        {{
            get
            {{
                if (isDisposed != 0)
                {{
                    throw new ObjectDisposedException(\"Owned{name}\");
                }}
                return owned;
            }}
        }}

{conversions}        /// <summary>Frees the arrays; no shape may point to them any more. A second time it does nothing.</summary>
        public void Dispose()
        {{
            if (Interlocked.Exchange(ref isDisposed, 1) == 0)
            {{
                Free(owned);
                owned = default({name});
            }}
        }}

        internal static {name} Copy({name} borrowed)
        {{
            {name} copy = borrowed;
{nulls}            try
            {{
{copies}            }}
            catch
            {{
                // What was copied before the memory was at its end.
                Free(copy);
                throw;
            }}
            return copy;
        }}

        internal static void Free({name} owned)
        {{
{frees}        }}
    }}
",
        parameters(&parts, array),
        copied(name, &parts, false),
        parameters(&parts, span),
        copied(name, &parts, true),
    )
}

/// What an owner can be handed over as: the struct, and what it is a member of.
fn conversions(record: &Record, api: &Api) -> Vec<String> {
    let owners = api.structs.iter().filter_map(|other| tagged(other, api));
    let kind = Type::Named(record.name.clone());
    let of_it = owners.filter(|owner| owner.members.iter().any(|member| member.kind == kind));
    let names = of_it.map(|owner| name(&owner.record.name).to_owned());
    [name(&record.name).to_owned()].into_iter().chain(names).collect()
}

fn conversion(name: &str, to: &str) -> String {
    format!(
        "        /// <summary>The same, until Dispose.</summary>
        /// <exception cref=\"ArgumentNullException\">There is no owner.</exception>
        /// <exception cref=\"ObjectDisposedException\">It is disposed of.</exception>
        public static implicit operator {to}(Owned{name} owner)
        {{
            if (owner == null)
            {{
                throw new ArgumentNullException(\"owner\");
            }}
            return owner.Value;
        }}

"
    )
}

/// Something for each array: the names of the pointer and of the count, and the element's type.
fn each_array(parts: &[Part<'_>], text: impl Fn(&str, &str, &str) -> String) -> String {
    let array = |part: &Part<'_>| match part {
        Part::Array { first, count, element } => {
            Some(text(&pascal(&first.name), &pascal(count), element))
        }
        _ => None,
    };
    parts.iter().filter_map(array).collect()
}

/// The body of a constructor that copies arrays or spans.
fn copied(name: &str, parts: &[Part<'_>], is_span: bool) -> String {
    let fixed: String = each_array(parts, |field, _, element| {
        let given = escaped(&camel(field));
        let first = if is_span { format!("&MemoryMarshal.GetReference({given})") } else { given };
        format!("            fixed ({element}* first{field} = {first})\n")
    });
    let array = |name: &str, _: &str| {
        let field = pascal(name.trim_start_matches('@'));
        match is_span {
            true => format!("first{field}, {name}.Length"),
            false => format!("first{field}, {name} == null ? 0 : {name}.Length"),
        }
    };
    format!(
        "{fixed}            {{\n                owned = Copy(new {name}({}));\n            }}\n",
        arguments(parts, array)
    )
}

/// What the library made and has to free.
fn class(handle: &Handle) -> Result<String> {
    let Some(free) = &handle.free else {
        return Err(format!("bindings/generate/src/csharp: nothing frees {}", handle.name));
    };
    let name = name(&handle.name);
    let remark = format!("C: <c>{}</c>, freed by <c>{free}</c>.", handle.name);
    Ok(doc::comment(&handle.doc, &remark, "    ")
        + &format!(
            "    public sealed class {name} : IDisposable
    {{
        private IntPtr pointer;

        private {name}(IntPtr pointer)
        {{
            this.pointer = pointer;
        }}

        /// <summary>Where the library has it, for <see cref=\"Native\"/>; until Dispose.</summary>
        public IntPtr Pointer
        {{
            get
            {{
                if (pointer == IntPtr.Zero)
                {{
                    throw new ObjectDisposedException(\"{name}\");
                }}
                return pointer;
            }}
        }}

        /// <summary>
        /// Frees it; nothing may use it any more. The garbage collector never does, because it doesn't see
        /// which shapes still point to it.
        /// </summary>
        /// <remarks>C: <c>{free}</c>.</remarks>
        public void Dispose()
        {{
            IntPtr freed = Interlocked.Exchange(ref pointer, IntPtr.Zero);
            if (freed != IntPtr.Zero)
            {{
                Native.{free}(freed);
            }}
        }}

        /// <summary>Of what the library returned; null if it is nothing.</summary>
        internal static {name} Of(IntPtr pointer)
        {{
            return pointer == IntPtr.Zero ? null : new {name}(pointer);
        }}

        /// <summary>The pointer to hand over; null of null.</summary>
        internal static IntPtr PointerOf({name} handle)
        {{
            return handle == null ? IntPtr.Zero : handle.Pointer;
        }}
    }}
"
        ))
}
