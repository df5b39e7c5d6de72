// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_1 -E main
// dxs: --denorm-preserve-16bit --half-denormals
// f32tof16 and f16tof32 keep denormals, as Direct3D demands.
StructuredBuffer<float> values : register(t0);
StructuredBuffer<uint> halves : register(t1);
RWStructuredBuffer<uint> packed : register(u0);
RWStructuredBuffer<float> unpacked : register(u1);

[numthreads(4, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    packed[id] = f32tof16(values[id]);
    unpacked[id] = f16tof32(halves[id]);
    unpacked[4 + id] = f16tof32(id * 0x155);
}
