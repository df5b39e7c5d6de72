// dxc: -T as_6_5 -E main
// env: vulkan1.3
// A loop of one block: its barrier orders the stores of a turn, which stand in front of it, and those of the next.
struct Payload {
    uint base;
    float4 colors[2];
};

groupshared Payload payload;
StructuredBuffer<uint> turns : register(t0);

[numthreads(8, 1, 1)]
void main(uint thread : SV_GroupThreadID)
{
    uint turn = 0;
    [loop]
    do {
        payload.base = 30 + turn;
        payload.colors[turn & 1] = float4(turn, 20 * (turn & 1) + 1, 5.0, 6.0);
        GroupMemoryBarrierWithGroupSync();
        turn++;
    } while (turn < turns[0]);
    DispatchMesh(2, 1, 1, payload);
}
