// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_1 -E main -enable_unbounded_descriptor_tables
// An array of textures with an index that differs from lane to lane: samples, loads and stores.
Texture2D<float4> images[] : register(t0, space3);
SamplerState nearest : register(s0);
RWTexture2D<float> outputs[2] : register(u1);
RWStructuredBuffer<float4> results : register(u0);

[numthreads(4, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    uint at = NonUniformResourceIndex(id % 3);
    results[id] = images[at].SampleLevel(nearest, float2(0.5, 0.5), 0) + images[NonUniformResourceIndex(2 - id / 2)][uint2(0, 0)].w;
    outputs[NonUniformResourceIndex(id & 1)][uint2(id / 2, 0)] = id;
}
