// dxc: -T cs_6_8 -E main
// SampleCmpGrad of shader model 6.8: the mip level comes from derivatives.
Texture2D<float> depth : register(t0);
SamplerComparisonState less_than : register(s0);
RWStructuredBuffer<float2> results : register(u0);

[numthreads(1, 1, 1)]
void main() {
    results[0] = float2(depth.SampleCmpGrad(less_than, float2(0.25, 0.25), 0.5, float2(0.5, 0), float2(0, 0.5)),
                        depth.SampleCmpGrad(less_than, float2(0.25, 0.25), 0.5, float2(1, 0), float2(0, 1)));
}
