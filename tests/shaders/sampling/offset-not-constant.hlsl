// dxc: -T ps_6_7 -E main
// refused: needs the feature sample_offsets
// Offsets that are not constant, at levels that follow from derivatives: as maintenance8 has them, or not at all.
Texture2D<float4> image : register(t0);
Texture2DArray<float> depths : register(t1);
SamplerState filtered : register(s0);
SamplerComparisonState compared : register(s1);

float4 main(float3 at : TEXCOORD, nointerpolation int2 offset : OFFSET, float4 gradients : GRADIENTS) : SV_Target {
    return image.Sample(filtered, at.xy, offset) + image.SampleBias(filtered, at.xy, at.z, offset) +
           image.SampleGrad(filtered, at.xy, gradients.xy, gradients.zw, offset, 1.5) +
           image.SampleLevel(filtered, at.xy, at.z, offset) + depths.SampleCmp(compared, at, 0.5, offset);
}
