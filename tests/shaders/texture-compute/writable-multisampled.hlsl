// dxc: -T cs_6_7 -E main
// Writable multisampled textures of shader model 6.7: each thread stores to a sample and reads it again.
RWTexture2DMS<float4, 4> image : register(u0);
RWTexture2DMSArray<uint, 4> layers : register(u1);
RWStructuredBuffer<float> results : register(u2);

[numthreads(2, 2, 4)]
void main(uint3 id : SV_DispatchThreadID, uint index : SV_GroupIndex) {
    image.sample[id.z][id.xy] = float4(id, 1);
    layers.sample[id.z][uint3(id.xy, 1)] = id.x + 5;
    results[index] = dot(image.sample[id.z][id.xy], float4(1, 10, 100, 1000)) + layers.sample[id.z][uint3(id.xy, 1)] * 10000;
}
