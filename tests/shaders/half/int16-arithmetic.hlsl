// dxc: -T cs_6_2 -E main -enable-16bit-types
// 16-bit integers: wrapping sums, division, shifts, comparisons.
StructuredBuffer<int16_t2> operands : register(t0);
RWStructuredBuffer<int> results : register(u0);

[numthreads(3, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    int16_t2 v = operands[id];
    uint16_t2 u = (uint16_t2)v;
    uint at = id * 8;
    results[at] = (int16_t)(v.x + v.y);
    results[at + 1] = (uint16_t)(u.x * u.y);
    results[at + 2] = v.x / v.y;
    results[at + 3] = u.x % u.y;
    results[at + 4] = (int16_t)(v.x >> int16_t(2));
    results[at + 5] = (uint16_t)(u.x >> uint16_t(2));
    results[at + 6] = min(v.x, v.y) + max(u.x, u.y);
    results[at + 7] = (v.x < v.y ? 1 : 0) + (u.x < u.y ? 2 : 0);
}
