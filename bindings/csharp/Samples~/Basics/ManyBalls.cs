#if CLASH2D_BURST
using Unity.Burst;
using Unity.Collections;
using Unity.Jobs;
using UnityEngine;

namespace Clash2D.Samples
{
    /// <summary>Which of many balls touch a wall, asked by a Burst job on all cores.</summary>
    public class ManyBalls : MonoBehaviour
    {
        [SerializeField] private Rectangle wall = new Rectangle(new Vector2D(8, -4), new Vector2D(1, 8));

        private NativeArray<Circle> balls;
        private NativeArray<bool> hits;

        [BurstCompile]
        private struct Hits : IJobParallelFor
        {
            [ReadOnly] public NativeArray<Circle> Balls;
            [WriteOnly] public NativeArray<bool> Answers;
            public Rectangle Wall;

            public void Execute(int index)
            {
                Answers[index] = Clash.Collide(Balls[index], Wall);
            }
        }

        /// <summary>How many balls touched the wall in the last frame.</summary>
        public int Count { get; private set; }

        private void OnEnable()
        {
            balls = new NativeArray<Circle>(10000, Allocator.Persistent);
            hits = new NativeArray<bool>(balls.Length, Allocator.Persistent);
            for (int index = 0; index < balls.Length; index++)
            {
                balls[index] = new Circle(new Vector2D(index % 100 * 0.2f, index / 100 * 0.2f), 0.1f);
            }
        }

        private void Update()
        {
            new Hits { Balls = balls, Answers = hits, Wall = wall }.Schedule(balls.Length, 64).Complete();
            Count = 0;
            for (int index = 0; index < hits.Length; index++)
            {
                Count += hits[index] ? 1 : 0;
            }
        }

        private void OnDisable()
        {
            balls.Dispose();
            hits.Dispose();
        }
    }
}
#endif
