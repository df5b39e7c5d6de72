// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_1 -E main
// AddUint64: 64-bit addition on pairs of words, with carry.
StructuredBuffer<uint4> operands : register(t0);
RWStructuredBuffer<uint2> results : register(u0);

[numthreads(3, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    results[id] = AddUint64(operands[id].xy, operands[id].zw);
}
