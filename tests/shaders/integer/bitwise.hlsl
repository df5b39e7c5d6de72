// dxc: -T cs_6_0 -E main
// fxc: -T cs_4_0 -E main
// And, or, exclusive or, complement.
StructuredBuffer<uint2> operands : register(t0);
RWStructuredBuffer<uint4> results : register(u0);

[numthreads(2, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    uint2 v = operands[id];
    results[id] = uint4(v.x & v.y, v.x | v.y, v.x ^ v.y, ~v.x);
}
