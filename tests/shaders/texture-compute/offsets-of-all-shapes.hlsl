// dxc: -T cs_6_7 -E main
// Offsets that are not constant, in textures of all shapes, at a level that is not constant: one for each dimension, none
// for array slices.
Texture1D<float> row : register(t0);
Texture1DArray<float> rows : register(t1);
Texture2D<float> image : register(t2);
Texture2DArray<float> images : register(t3);
Texture3D<float> volume : register(t4);
StructuredBuffer<int4> offsets : register(t5);
SamplerState nearest : register(s0);
RWStructuredBuffer<float> sampled : register(u0);
RWStructuredBuffer<float> loaded : register(u1);
RWStructuredBuffer<float> gathered : register(u2);

[numthreads(1, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    int3 offset = offsets[id].xyz;
    uint level = offsets[id].w;
    float3 at = float3(2.5 / 8, 1.5 / 4, 1.5 / 4);
    uint first = 5 * id;
    sampled[first] = row.SampleLevel(nearest, at.x, level, offset.x);
    sampled[first + 1] = rows.SampleLevel(nearest, float2(at.x, 1), level, offset.x);
    sampled[first + 2] = image.SampleLevel(nearest, at.xy, level, offset.xy);
    sampled[first + 3] = images.SampleLevel(nearest, float3(at.xy, 1), level, offset.xy);
    sampled[first + 4] = volume.SampleLevel(nearest, at, level, offset);
    loaded[first] = row.Load(int2(1, level), offset.x);
    loaded[first + 1] = rows.Load(int3(1, 1, level), offset.x);
    loaded[first + 2] = image.Load(int3(1, 0, level), offset.xy);
    loaded[first + 3] = images.Load(int4(1, 0, 1, level), offset.xy);
    loaded[first + 4] = volume.Load(int4(1, 0, 0, level), offset);
    gathered[2 * id] = image.GatherRed(nearest, float2(3, 2) / float2(8, 4), offset.xy).w;
    gathered[2 * id + 1] = images.GatherRed(nearest, float3(float2(3, 2) / float2(8, 4), 1), offset.xy).w;
}
