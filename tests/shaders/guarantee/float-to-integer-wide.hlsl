// dxc: -T cs_6_0 -E main
// dxs: --float-to-integer
// The same to integers of 64 bits and from doubles.
StructuredBuffer<double> doubles : register(t0);
StructuredBuffer<uint> floats : register(t1);
RWStructuredBuffer<int64_t> results : register(u0);

[numthreads(8, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    double x = doubles[id];
    float y = asfloat(floats[id]);

    results[id * 6] = int64_t(x);
    results[id * 6 + 1] = int64_t(uint64_t(x));
    results[id * 6 + 2] = int(x);
    results[id * 6 + 3] = uint(x);
    results[id * 6 + 4] = int64_t(y);
    results[id * 6 + 5] = int64_t(uint64_t(y));
}
