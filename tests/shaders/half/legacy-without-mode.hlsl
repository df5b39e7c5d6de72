// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_0 -E main
// dxs: --denorm-preserve-16bit
// Shaders that only convert halves in words have no mode for denormals: NVIDIA's driver would keep those of floats, too.
StructuredBuffer<float> values : register(t0);
StructuredBuffer<uint> halves : register(t1);
RWStructuredBuffer<uint> packed : register(u0);
RWStructuredBuffer<float> unpacked : register(u1);

[numthreads(4, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    packed[id] = f32tof16(values[id]);
    unpacked[id] = f16tof32(halves[id]);
}
