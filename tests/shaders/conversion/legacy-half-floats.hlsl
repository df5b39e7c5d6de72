// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_1 -E main
// f32tof16 and f16tof32 on values that are exact in both formats.
StructuredBuffer<float> values : register(t0);
StructuredBuffer<uint> halves : register(t1);
RWStructuredBuffer<uint> packed : register(u0);
RWStructuredBuffer<float> unpacked : register(u1);

[numthreads(6, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    packed[id] = f32tof16(values[id]);
    unpacked[id] = f16tof32(halves[id]);
}
