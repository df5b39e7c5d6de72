// dxc: -T cs_6_0 -E main
// dxs: --float-to-integer
// Doubles that no integer has: a NaN gives 0, numbers beyond the range its end. Doubles next to the ends of the ranges.
StructuredBuffer<double> values : register(t0);
RWStructuredBuffer<int2> narrow : register(u0);
RWStructuredBuffer<int64_t> wide : register(u1);
RWStructuredBuffer<uint64_t> wide_unsigned : register(u2);

[numthreads(32, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    double v = values[id];
    narrow[id] = int2(int(v), asint(uint(v)));
    wide[id] = int64_t(v);
    wide_unsigned[id] = uint64_t(v);
}
