// dxc: -T cs_6_0 -E main
// 64-bit sums, products, quotients and remainders.
StructuredBuffer<uint64_t2> operands : register(t0);
RWStructuredBuffer<uint64_t> results : register(u0);

[numthreads(2, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    uint64_t2 u = operands[id];
    int64_t2 s = (int64_t2)u;
    results[id * 7] = u.x + u.y;
    results[id * 7 + 1] = u.x - u.y;
    results[id * 7 + 2] = u.x * u.y;
    results[id * 7 + 3] = u.x / u.y;
    results[id * 7 + 4] = u.x % u.y;
    results[id * 7 + 5] = (uint64_t)(s.x / s.y);
    results[id * 7 + 6] = (uint64_t)(s.x % s.y);
}
