// dxc: -T lib_6_3
// Arrays of resources in a library are reached by an address.
Texture2D<float4> textures[4] : register(t0);
SamplerState samplers[2] : register(s0);
RWStructuredBuffer<float4> results[2] : register(u0);

cbuffer Choice : register(b0) {
    uint which;
};

[shader("compute")]
[numthreads(16, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    results[which & 1][id] = textures[which & 3].SampleLevel(samplers[1], float2(id, which) / 16.0, 0.0);
}
