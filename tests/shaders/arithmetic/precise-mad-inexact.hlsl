// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_0 -E main
// A precise mad() rounds its product, then its sum: what is left of an inexact product shows it.
StructuredBuffer<float3> inputs : register(t0);
RWStructuredBuffer<float> results : register(u0);

[numthreads(4, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    precise float r = mad(inputs[id].x, inputs[id].y, inputs[id].z);
    precise float s = inputs[id].x * inputs[id].y + inputs[id].z;
    results[2 * id] = r;
    results[2 * id + 1] = s;
}
