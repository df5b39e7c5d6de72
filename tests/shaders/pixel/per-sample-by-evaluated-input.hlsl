// dxc: -T ps_6_0 -E main
// fxc: -T ps_5_0 -E main
// An input at samples makes the shader run per sample, though it is read at the centroid alone.
float4 main(float4 position : SV_Position, sample float value : VALUE) : SV_Target
{
    return float4(position.xy, EvaluateAttributeCentroid(value), 1);
}
