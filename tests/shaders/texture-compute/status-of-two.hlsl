// dxc: -T cs_6_7 -E main
// fxc: -T cs_5_1 -E main
// The status of one operation that takes two texels apart, and of two operations: all must be resident.
Texture2D<float4> there : register(t0);
Texture2D<float4> lacking : register(t1);
SamplerState nearest : register(s0);
RWStructuredBuffer<uint4> results : register(u0);

cbuffer parameters : register(b0) {
    int2 offset;
};

[numthreads(1, 1, 1)]
void main() {
    uint first, second, third;
    float4 a = there.Load(int3(0, 1, 0), int2(1, 0), first);
    float4 b = lacking.Load(int3(0, 1, 0), int2(1, 0), second);
    float4 c = there.SampleLevel(nearest, float2(0.25, 0.25), 0, int2(0, 0), third);
    bool both = CheckAccessFullyMapped(first) && CheckAccessFullyMapped(second);
    bool mapped = CheckAccessFullyMapped(first) && CheckAccessFullyMapped(third);
    results[0] = uint4(CheckAccessFullyMapped(first), CheckAccessFullyMapped(second), both, mapped);
    results[1] = uint4(a.x, b.x, c.x, c.y);
    float4 d = there.GatherRed(nearest, float2(0.5, 0.5), offset, offset, offset + 1, offset + 1, first);
    float4 e = lacking.GatherRed(nearest, float2(0.5, 0.5), offset, offset, offset + 1, offset + 1, second);
    results[2] = uint4(CheckAccessFullyMapped(first), CheckAccessFullyMapped(second), d.w, e.w);
}
