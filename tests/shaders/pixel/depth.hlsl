// dxc: -T ps_6_0 -E main
// fxc: -T ps_4_0 -E main
struct Output {
    float4 color : SV_Target;
    float depth : SV_Depth;
};

Output main(float4 position : SV_Position, float bias : BIAS)
{
    Output output;
    output.color = bias;
    output.depth = saturate(position.z + bias);
    return output;
}
