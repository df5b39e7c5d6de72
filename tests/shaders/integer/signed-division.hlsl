// dxc: -T cs_6_0 -E main
// fxc: -T cs_4_1 -E main
// Signed division truncates; the remainder has the sign of the dividend.
StructuredBuffer<int2> operands : register(t0);
RWStructuredBuffer<int2> results : register(u0);

[numthreads(6, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    int2 v = operands[id];
    results[id] = int2(v.x / v.y, v.x % v.y);
}
