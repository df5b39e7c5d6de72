// dxc: -T ps_6_0 -E main
// fxc: -T ps_5_1 -E main
// Writes the value of the triangle's first vertex and counts the triangles of each pixel.
struct Input {
    float4 position : SV_Position;
    nointerpolation uint value : VALUE;
};

RWStructuredBuffer<uint> counts : register(u1);

uint2 main(Input input) : SV_Target
{
    uint before;
    InterlockedAdd(counts[uint(input.position.x)], 1, before);
    return uint2(input.value, 7);
}
