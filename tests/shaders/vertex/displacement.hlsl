// dxc: -T vs_6_0 -E main
// fxc: -T vs_4_0 -E main
// Textures in a vertex shader: no derivatives, so the level is explicit.
Texture2D<float> height : register(t0);
Texture2DArray<float4> detail : register(t1);
SamplerState linear_sampler : register(s0);

struct Output {
    float4 position : SV_Position;
    float4 color : COLOR;
};

Output main(float3 position : POSITION, float2 uv : TEXCOORD, uint instance : SV_InstanceID)
{
    Output output;
    position.y += height.SampleLevel(linear_sampler, uv, 0.0) * 10.0;
    output.position = float4(position, 1.0);
    output.color = detail.Load(int4(int2(uv * 64.0), instance, 0));
    return output;
}
