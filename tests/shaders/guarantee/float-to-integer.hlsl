// dxc: -T cs_6_2 -E main -enable-16bit-types
// dxs: --float-to-integer
// Numbers out of range become the nearest integer, NaN becomes 0.
StructuredBuffer<uint> inputs : register(t0);
RWStructuredBuffer<uint4> results : register(u0);
RWStructuredBuffer<uint2> halves : register(u1);

[numthreads(14, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    float x = asfloat(inputs[id]);
    float16_t narrow = asfloat16(uint16_t(inputs[14 + id]));

    results[id] = uint4(int(x), uint(x), int(int16_t(x)), uint16_t(x));
    halves[id] = uint2(int(narrow), uint(narrow));
}
