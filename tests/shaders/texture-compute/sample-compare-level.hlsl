// dxc: -T cs_6_7 -E main
// SampleCmpLevel of shader model 6.7 compares at a chosen mip level.
Texture2D<float> depth : register(t0);
SamplerComparisonState less_than : register(s0);
RWStructuredBuffer<float2> results : register(u0);

[numthreads(1, 1, 1)]
void main() {
    results[0] = float2(depth.SampleCmpLevel(less_than, float2(0.25, 0.25), 0.5, 0.0),
                        depth.SampleCmpLevel(less_than, float2(0.25, 0.25), 0.5, 1.0));
}
