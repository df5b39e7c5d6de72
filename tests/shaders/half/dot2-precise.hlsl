// dxc: -T cs_6_4 -E main -enable-16bit-types
// A precise dot2add: two products, their sum, and that added to the accumulator.
StructuredBuffer<half2> pairs : register(t0);
RWStructuredBuffer<float> results : register(u0);

[numthreads(3, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    precise float result = dot2add(pairs[id * 2], pairs[id * 2 + 1], results[id]);
    results[id] = result;
}
