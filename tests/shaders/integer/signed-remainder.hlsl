// dxc: -T cs_6_0 -E main
// dxs: --signed-remainder
// Remainders have the sign of the dividend, for variable divisors, powers of two and other constants.
StructuredBuffer<int2> operands : register(t0);
RWStructuredBuffer<int3> results : register(u0);

[numthreads(6, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    int2 v = operands[id];
    results[id] = int3(v.x % v.y, v.x % 8, v.x % 5);
}
