// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_0 -E main
// Minimum-precision types: values that fit 10 and 16 bits come out the same at any width.
StructuredBuffer<float> floats : register(t0);
StructuredBuffer<int> integers : register(t1);
RWStructuredBuffer<float> float_results : register(u0);
RWStructuredBuffer<int> integer_results : register(u1);

[numthreads(4, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    min16float f = (min16float)floats[id];
    min16int s = (min16int)integers[id];
    min16uint u = (min16uint)abs(integers[id]);
    float_results[id] = f * f + (min16float)s;
    integer_results[id * 3] = s * s - s;
    integer_results[id * 3 + 1] = u >> (min16uint)1;
    integer_results[id * 3 + 2] = (int)(f * (min16float)4) + (s < (min16int)0 ? 100 : 0);
}
