// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_0 -E main
// Trigonometric operations, and sincos.
StructuredBuffer<float> angles : register(t0);
RWStructuredBuffer<float> results : register(u0);

[numthreads(16, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    float s, c;
    sincos(angles[id] * 0.5, s, c);
    results[id] = sin(angles[id]);
    results[id + 16] = cos(angles[id]);
    results[id + 32] = tan(angles[id] * 0.15);
    results[id + 48] = s;
    results[id + 64] = c;
}
