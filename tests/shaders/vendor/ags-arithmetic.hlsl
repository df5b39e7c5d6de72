// dxc: -T cs_6_0 -E main
#include "ags.hlsli"

StructuredBuffer<uint3> words : register(t0);
StructuredBuffer<float3> floats : register(t1);
RWStructuredBuffer<uint> results : register(u0);
RWStructuredBuffer<float> float_results : register(u1);

uint of_three(uint opcode, uint3 a)
{
    return ags(opcode, 0, 1, a.z, ags(opcode, 0, 0, a.x, a.y));
}

[numthreads(6, 1, 1)]
void main(uint thread : SV_GroupIndex)
{
    uint3 a = words[thread];
    float3 b = floats[thread];
    uint at = thread * 3;

    results[at + 0] = of_three(0x07, a);
    results[at + 1] = of_three(0x09, a);
    results[at + 2] = of_three(0x0b, a);
    float_results[at + 0] = asfloat(of_three(0x08, asuint(b)));
    float_results[at + 1] = asfloat(of_three(0x0a, asuint(b)));
    float_results[at + 2] = asfloat(of_three(0x0c, asuint(b)));
}
