// dxc: -T cs_6_0 -E main
// fxc: -T cs_4_0 -E main -Od
// Shifts take their amount modulo 32.
StructuredBuffer<uint2> operands : register(t0);
RWStructuredBuffer<uint3> results : register(u0);

[numthreads(5, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    uint2 v = operands[id];
    results[id] = uint3(v.x << v.y, v.x >> v.y, asuint(asint(v.x) >> v.y));
}
