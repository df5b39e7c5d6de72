// dxc: -T cs_6_7 -E main
// Of offsets the low bits count, as a signed number: 4 bits in loads and samples, 6 in gathers.
Texture2D<float> image : register(t0);
Texture1D<float> row : register(t1);
Texture2DArray<float> images : register(t2);
Texture3D<float> volume : register(t3);
Texture2DMS<float> samples : register(t4);
Texture2D<float> large : register(t5);
ByteAddressBuffer offsets : register(t6);
SamplerState nearest : register(s0);
SamplerComparisonState is_equal : register(s1);
RWStructuredBuffer<float> results : register(u0);
RWStructuredBuffer<float> gathered : register(u1);

[numthreads(8, 1, 1)]
void main(uint i : SV_GroupIndex) {
    int2 offset = offsets.Load2(8 * i), wide = offsets.Load2(64 + 8 * i);
    float expected = asfloat(offsets.Load(128 + 4 * i));
    uint first = 7 * i;

    results[first] = image.Load(int3(8, 8, 0), offset);
    results[first + 1] = row.Load(int2(8, 0), offset.x);
    results[first + 2] = images.Load(int4(8, 8, 1, 0), offset);
    results[first + 3] = volume.Load(int4(8, 8, 8, 0), offset.yxy);
    results[first + 4] = samples.Load(int2(8, 8), 0, offset);
    results[first + 5] = image.SampleLevel(nearest, float2(8.5, 8.5) / 16, 0, offset);
    results[first + 6] = images.SampleLevel(nearest, float3(float2(8.5, 8.5) / 16, 1), 0, offset);
    gathered[2 * i] = large.GatherRed(nearest, float2(0.5, 0.5), wide).w;
    gathered[2 * i + 1] = large.GatherCmp(is_equal, float2(0.5, 0.5), expected, wide).w;
    if (i == 0) {
        gathered[16] = image.Load(int3(8, 8, 0), int2(9, -9));
        gathered[17] = image.SampleLevel(nearest, float2(8.5, 8.5) / 16, 0, int2(-10, 23));
        gathered[18] = large.GatherRed(nearest, float2(0.5, 0.5), int2(33, -34)).w;
        gathered[19] = image.Load(int3(8, 8, 0), int2(16, 32));
    }
}
