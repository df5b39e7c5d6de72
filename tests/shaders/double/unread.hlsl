// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_1 -E main
// dxs: --denorm-preserve-64bit --signed-zero-inf-nan-preserve-64bit
// The module has the type double, its code has none: no mode for 64-bit floats.
cbuffer constants : register(b0) {
    double unread;
    float factor;
}
RWStructuredBuffer<float> results : register(u0);

[numthreads(4, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    results[id] = factor * id;
}
