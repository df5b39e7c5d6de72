// dxc: -T cs_6_7 -E main
// fxc: -T cs_5_0 -E main -Gfp
// Each kind of texture, sampled at levels, by gradients, with offsets, and loaded: rows, coordinates and layers keep
// their places. A texel holds 1000 * level + 100 * layer + 64 * z + 8 * y + x.
Texture1D<float> t1 : register(t0);
Texture1DArray<float> t1a : register(t1);
Texture2D<float> t2 : register(t2);
Texture2DArray<float> t2a : register(t3);
Texture3D<float> t3 : register(t4);
SamplerState nearest : register(s0);
RWStructuredBuffer<float4> results : register(u0);

[numthreads(2, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    float2 uv = id ? float2(0.6875, 0.3125) : float2(0.3125, 0.8125);
    float w = id ? 0.9375 : 0.4375, layer = id ? 1.25 : 1.75, none = 0;
    float4 r[5];
    r[0] = float4(t1.SampleLevel(nearest, uv.x, 1, -1), t1.SampleGrad(nearest, uv.x, 0.25, none, 2),
                  t1.SampleGrad(nearest, uv.x, none, 0.5), t1.Load(int2(3 + id, 0), -2));
    r[1] = float4(t1a.SampleLevel(nearest, float2(uv.x, layer), 1, -1),
                  t1a.SampleGrad(nearest, float2(uv.x, layer), 0.25, none, 2),
                  t1a.SampleGrad(nearest, float2(uv.x, layer), none, 0.5), t1a.Load(int3(3 + id, 1 + id, 0), -2));
    r[2] = float4(t2.SampleLevel(nearest, uv, 1, int2(-1, 1)),
                  t2.SampleGrad(nearest, uv, float2(0.25, 0), float2(0, 0.125), int2(2, -3)),
                  t2.SampleGrad(nearest, uv, float2(0, 0.125), float2(0, 0.5)), t2.Load(int3(1, 2 + id, 0), int2(3, -1)));
    r[3] = float4(t2a.SampleLevel(nearest, float3(uv, layer), 1, int2(-1, 1)),
                  t2a.SampleGrad(nearest, float3(uv, layer), float2(0.25, 0), float2(0, 0.125), int2(2, -3)),
                  t2a.SampleGrad(nearest, float3(uv, layer), float2(0, 0.125), float2(0, 0.5)),
                  t2a.Load(int4(1, 2 + id, 2 - id, 0), int2(3, -1)));
    r[4] = float4(t3.SampleLevel(nearest, float3(uv, w), 1, int3(-1, 1, 0)),
                  t3.SampleGrad(nearest, float3(uv, w), float3(0.25, 0, 0), float3(0, 0, 0.125), int3(1, -1, -2)),
                  t3.SampleGrad(nearest, float3(uv, w), float3(0, 0, 0.5), float3(0, 0.125, 0)),
                  t3.Load(int4(1, 2 + id, 5 - id, 0), int3(3, -1, 2)));
    [unroll] for (uint n = 0; n < 5; n++)
        results[5 * id + n] = r[n];
}
