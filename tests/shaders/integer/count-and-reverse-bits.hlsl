// dxc: -T cs_6_0 -E main
// fxc: -T cs_4_1 -E main
// countbits and reversebits.
StructuredBuffer<uint> values : register(t0);
RWStructuredBuffer<uint2> results : register(u0);

[numthreads(4, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    results[id] = uint2(countbits(values[id]), reversebits(values[id]));
}
