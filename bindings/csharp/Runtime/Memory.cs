using System;
using System.Runtime.InteropServices;

namespace Clash2D
{
    /// <summary>Native memory, which the garbage collector neither moves nor frees.</summary>
    internal static unsafe class Memory
    {
        /// <summary>A copy of some elements; null of none.</summary>
        internal static void* Copy(void* first, UIntPtr count, int size)
        {
            if (first == null || count == UIntPtr.Zero)
            {
                return null;
            }
            long bytes = checked((long)(ulong)count * size);
            void* copy = (void*)Marshal.AllocHGlobal((IntPtr)bytes);
            Buffer.MemoryCopy(first, copy, bytes, bytes);
            return copy;
        }

        /// <summary>Copies of some shapes and of the arrays they point to; null of none.</summary>
        internal static Shape* CopyShapes(Shape* first, UIntPtr count)
        {
            Shape* copies = (Shape*)Copy(first, count, sizeof(Shape));
            ulong copied = 0;
            try
            {
                for (; copies != null && copied < (ulong)count; copied++)
                {
                    CopyArrays(&copies[copied]);
                }
            }
            catch
            {
                // The others still lead to what is not ours.
                FreeShapes(copies, (UIntPtr)copied);
                throw;
            }
            return copies;
        }

        /// <summary>A shape with copies of its arrays, and of those of its members.</summary>
        internal static Shape Copy(Shape shape)
        {
            if (shape.Kind == ShapeKind.Group)
            {
                shape.Data.Group = OwnedGroup.Copy(shape.Data.Group);
            }
            else if (shape.Kind == ShapeKind.Prepared)
            {
                shape.Data.Prepared = OwnedPrepared.Copy(shape.Data.Prepared);
            }
            else
            {
                CopyArrays(&shape);
            }
            return shape;
        }

        /// <summary>Frees what Copy made of a shape.</summary>
        internal static void Free(Shape shape)
        {
            if (shape.Kind == ShapeKind.Group)
            {
                OwnedGroup.Free(shape.Data.Group);
            }
            else
            {
                FreeArrays(shape);
            }
        }

        /// <summary>
        /// Points a shape to copies of its arrays. A group among the shapes of another one has no points,
        /// so that its members are left out.
        /// </summary>
        private static void CopyArrays(Shape* shape)
        {
            switch (shape->Kind)
            {
                case ShapeKind.Polygon:
                    shape->Data.Polygon = OwnedPolygon.Copy(shape->Data.Polygon);
                    break;
                case ShapeKind.Chain:
                    shape->Data.Chain = OwnedChain.Copy(shape->Data.Chain);
                    break;
                case ShapeKind.Group:
                    shape->Data.Group = default(Group);
                    break;
                case ShapeKind.Prepared:
                    shape->Data.Prepared.Shapes = null;
                    shape->Data.Prepared.ShapeCount = UIntPtr.Zero;
                    shape->Data.Prepared = OwnedPrepared.Copy(shape->Data.Prepared);
                    break;
            }
        }

        /// <summary>Frees what CopyShapes made; null is none.</summary>
        internal static void FreeShapes(Shape* copies, UIntPtr count)
        {
            for (ulong i = 0; copies != null && i < (ulong)count; i++)
            {
                FreeArrays(copies[i]);
            }
            Free(copies);
        }

        private static void FreeArrays(Shape shape)
        {
            switch (shape.Kind)
            {
                case ShapeKind.Polygon:
                    OwnedPolygon.Free(shape.Data.Polygon);
                    break;
                case ShapeKind.Chain:
                    OwnedChain.Free(shape.Data.Chain);
                    break;
                case ShapeKind.Prepared:
                    OwnedPrepared.Free(shape.Data.Prepared);
                    break;
            }
        }

        /// <summary>Frees a copy; null is none.</summary>
        internal static void Free(void* copy)
        {
            Marshal.FreeHGlobal((IntPtr)copy);
        }
    }
}
