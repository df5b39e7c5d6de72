// dxc: -T cs_6_0 -E main
// fxc: -T cs_4_0 -E main
// One thread computes with the bits of a NaN, which Direct3D leaves open. The other results are defined.
StructuredBuffer<float> values : register(t0);
RWStructuredBuffer<uint> result : register(u0);

[numthreads(16, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    float value = id == 3 ? log2(-1 - abs(values[id])) : values[id];
    result[id] = f32tof16(value) + 5;
}
