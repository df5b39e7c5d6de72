// dxc: -T ps_6_0 -E main
// fxc: -T ps_5_1 -E main
// Conservative depth: never farther than the rasterised one.
float4 main(noperspective centroid float4 position : SV_Position, float bias : BIAS, out float depth : SV_DepthLessEqual) : SV_Target
{
    depth = position.z - abs(bias);
    return position;
}
