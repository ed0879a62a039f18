#if CLASH2D_BURST
using System;
using Unity.Burst;
using Unity.Collections;
using Unity.Jobs;
using UnityEngine;

namespace Clash2D.Samples
{
    /// <summary>What guards see all around, asked of the world of <see cref="Bullets"/> by a Burst job on all cores.</summary>
    public unsafe class ManyRays : MonoBehaviour
    {
        [SerializeField] private Bullets bullets = null;

        private NativeArray<WorldRay> rays;
        private NativeArray<WorldHit> hits;

        /// <summary>Jobs hold no objects of C#, but the world's pointer; what asks may run on any thread while nobody changes it.</summary>
        [BurstCompile]
        private struct Looks : IJobParallelFor
        {
            public IntPtr World;
            public NativeQuery Query;
            [ReadOnly] public NativeArray<WorldRay> Rays;
            [WriteOnly] public NativeArray<WorldHit> Hits;

            public void Execute(int index)
            {
                WorldRay ray = Rays[index];
                WorldHit hit = default(WorldHit);
                NativeQuery query = Query;
                Native.clash_world_cast_ray(World, &ray.Origin, &ray.Movement, &query, &hit, (UIntPtr)1);
                Hits[index] = hit;
            }
        }

        private void OnEnable()
        {
            rays = new NativeArray<WorldRay>(3600, Allocator.Persistent);
            hits = new NativeArray<WorldHit>(rays.Length, Allocator.Persistent);
            for (int index = 0; index < rays.Length; index++)
            {
                rays[index] = new WorldRay(Vector2D.Zero, Clash.Rotate(new Vector2D(80, 0), index * 0.1f), 0);
            }
        }

        private void LateUpdate()
        {
            NativeQuery closest;
            Native.clash_default_query(&closest);
            closest.Limit = (UIntPtr)1;
            // Completed before anybody changes the world.
            new Looks { World = bullets.World.Pointer, Query = closest, Rays = rays, Hits = hits }.Schedule(rays.Length, 64).Complete();
        }

        private void OnDisable()
        {
            rays.Dispose();
            hits.Dispose();
        }
    }
}
#endif
