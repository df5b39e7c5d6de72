// dxc: -T cs_6_0 -E main
// fxc: -T cs_4_0 -E main -Od
// Unsigned division and remainder.
StructuredBuffer<uint2> operands : register(t0);
RWStructuredBuffer<uint2> results : register(u0);

[numthreads(4, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    uint2 v = operands[id];
    results[id] = uint2(v.x / v.y, v.x % v.y);
}
