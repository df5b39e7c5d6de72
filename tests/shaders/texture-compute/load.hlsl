// dxc: -T cs_6_0 -E main
// fxc: -T cs_4_0 -E main
// Loads from textures of one, two and three dimensions, at two mip levels.
Texture1D<float> line_texture : register(t0);
Texture2D<float4> image : register(t1);
Texture3D<uint> volume : register(t2);
RWStructuredBuffer<float4> results : register(u0);

[numthreads(2, 2, 1)]
void main(uint2 id : SV_DispatchThreadID, uint index : SV_GroupIndex) {
    results[index] = image.Load(int3(id, 0)) + image.Load(int3(0, 0, 1)) * 100;
    results[index + 4] = float4(line_texture.Load(int2(index, 0)), volume.Load(int4(id, 1, 0)), volume[uint3(id.yx, 0)], line_texture[index]);
}
