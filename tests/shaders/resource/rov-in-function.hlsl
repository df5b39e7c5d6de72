// dxc: -T ps_6_0 -E main
// fxc: -T ps_5_0 -E main -Qstrip
// The critical section includes calls of functions that access rasterizer-ordered views, and nothing before them.
RasterizerOrderedStructuredBuffer<uint> ordered : register(u1);
RWStructuredBuffer<uint> free : register(u2);

[noinline] uint count(uint index)
{
    uint before = ordered[index];
    ordered[index] = before + 3;
    return before;
}

float4 main(nointerpolation uint index : INDEX) : SV_Target
{
    free[index] = 7;
    uint first = count(index), second = count(index + 1);
    free[index + 1] = first;
    return float4(first, second, 0, 1);
}
