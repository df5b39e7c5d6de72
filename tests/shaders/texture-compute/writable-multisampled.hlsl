// dxc: -T cs_6_7 -E main
// Writable multisampled textures of shader model 6.7.
RWTexture2DMS<float4, 4> image : register(u0);
RWTexture2DMSArray<uint, 4> layers : register(u1);

[numthreads(2, 2, 4)]
void main(uint3 id : SV_DispatchThreadID) {
    image.sample[id.z][id.xy] = float4(id, 1);
    layers.sample[id.z][uint3(id.xy, 1)] = id.x;
}
