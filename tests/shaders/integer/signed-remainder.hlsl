// dxc: -T cs_6_0 -E main
// dxs: --signed-remainder --no-int64
// Remainders have the sign of the dividend, for variable divisors, powers of two and other constants; of 64 bits
// as pairs.
StructuredBuffer<int2> operands : register(t0);
RWStructuredBuffer<int3> results : register(u0);
RWStructuredBuffer<int64_t> wide : register(u1);

[numthreads(6, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    int2 v = operands[id];
    results[id] = int3(v.x % v.y, v.x % 8, v.x % 5);
    wide[id] = (int64_t)v.x * 3000000000 % ((int64_t)v.y * 2000000000);
}
