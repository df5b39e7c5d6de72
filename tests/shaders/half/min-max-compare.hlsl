// dxc: -T cs_6_2 -E main -enable-16bit-types
// Minimum, maximum, comparisons and special values of 16-bit floats.
StructuredBuffer<half2> operands : register(t0);
RWStructuredBuffer<half> results : register(u0);
RWStructuredBuffer<uint> bits : register(u1);

[numthreads(4, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    half2 v = operands[id];
    results[id * 2] = min(v.x, v.y);
    results[id * 2 + 1] = max(v.x, v.y);
    bits[id] = (v.x < v.y ? 1 : 0) | (v.x == v.y ? 2 : 0) | (v.x >= v.y ? 4 : 0) | (isnan(v.x) ? 8 : 0) |
               (isinf(v.x) ? 16 : 0) | (isfinite(v.y) ? 32 : 0) | (v.x != v.y ? 64 : 0);
}
