// dxc: -T cs_6_0 -E main
// Doubles from and to floats and integers of 32 and 64 bits.
StructuredBuffer<double> doubles : register(t0);
StructuredBuffer<int> integers : register(t1);
RWStructuredBuffer<double> to_double : register(u0);
RWStructuredBuffer<float> to_float : register(u1);
RWStructuredBuffer<int64_t> to_integer : register(u2);

[numthreads(3, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    to_double[id * 3] = integers[id];
    to_double[id * 3 + 1] = asuint(integers[id]);
    to_double[id * 3 + 2] = (double)(float)integers[id] * 0.5L + (double)(int64_t)integers[id];
    to_float[id] = (float)doubles[id];
    to_integer[id * 3] = (int)doubles[id];
    to_integer[id * 3 + 1] = (uint)abs(doubles[id]);
    to_integer[id * 3 + 2] = (int64_t)(doubles[id] * 4294967296.0L);
}
