// dxc: -T as_6_5 -E main
// env: vulkan1.3
// Threads write the payload in turns: the barrier of a turn orders the store in front of it and that of the next turn.
struct Payload {
    uint base;
    float4 colors[2];
};

groupshared Payload payload;
StructuredBuffer<uint> turns : register(t0);

[numthreads(8, 1, 1)]
void main(uint thread : SV_GroupThreadID)
{
    [loop]
    for (uint turn = 0; turn < turns[0]; turn++) {
        if (thread == (turn & 7)) {
            payload.base = 30 + turn;
            payload.colors[turn & 1] = float4(turn, 20 * (turn & 1) + 1, 5.0, 6.0);
        }
        GroupMemoryBarrierWithGroupSync();
    }
    DispatchMesh(2, 1, 1, payload);
}
