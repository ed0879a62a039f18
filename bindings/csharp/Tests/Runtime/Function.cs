using System;

namespace Clash2D.Tests
{
    /// <summary>A function of the C API, and the forms in which C# has it.</summary>
    internal sealed class Function
    {
        internal readonly string Name;
        /// <summary>The types of its arguments, separated by spaces.</summary>
        internal readonly string Given;
        /// <summary>What its arguments are read from: # stands for a number, i for an integer.</summary>
        internal readonly string Sample;
        /// <summary>Whether a call makes an object: a string, or the owner of something.</summary>
        internal readonly bool Allocates;
        internal readonly Way[] Ways;

        internal Function(string name, string given, string sample, bool allocates, Way[] ways)
        {
            Name = name;
            Given = given;
            Sample = sample;
            Allocates = allocates;
            Ways = ways;
        }

        public override string ToString()
        {
            return Name;
        }
    }

    /// <summary>One form: to get its answer, and to call it many times with the same numbers.</summary>
    internal sealed class Way
    {
        internal readonly string Label;
        internal readonly Func<Numbers, Answer> Call;
        internal readonly Action<Numbers, int> Repeat;

        internal Way(string label, Func<Numbers, Answer> call, Action<Numbers, int> repeat)
        {
            Label = label;
            Call = call;
            Repeat = repeat;
        }
    }

    /// <summary>A struct, as C# has it and as C has it.</summary>
    internal sealed class Layout
    {
        /// <summary>What C calls it.</summary>
        internal readonly string Name;
        internal readonly Type Struct;
        internal readonly int Size;
        internal readonly int Expected;
        internal readonly FieldPlace[] Places;

        internal Layout(string name, Type type, int size, int expected, params FieldPlace[] places)
        {
            Name = name;
            Struct = type;
            Size = size;
            Expected = expected;
            Places = places;
        }
    }

    /// <summary>Where a field is, as C# has it and as C has it.</summary>
    internal sealed class FieldPlace
    {
        internal readonly string Field;
        internal readonly int Expected;
        internal readonly Func<long> Offset;

        internal FieldPlace(string field, int expected, Func<long> offset)
        {
            Field = field;
            Expected = expected;
            Offset = offset;
        }
    }
}
