// dxc: -T cs_6_0 -E main
// fxc: -T cs_4_0 -E main
// Infinities, NaN, the largest float and a denormal as constants of the program.
RWStructuredBuffer<float> results : register(u0);

[numthreads(1, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    float values[5] = {asfloat(0x7f800000u), asfloat(0xff800000u), asfloat(0x7fc00000u), asfloat(0x7f7fffffu), -0.0};
    for (uint i = 0; i < 5; i++)
        results[i] = values[(i + id) % 5];
    results[5] = id == 0 ? asfloat(0x7f800000u) : 1.0;
}
