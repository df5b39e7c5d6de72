// dxc: -T ps_6_0 -E main
// Loads of the shader's own pixel, which the caller may bind as input attachments.
Texture2D<float4> color : register(t0);
Texture2DMS<uint2> layers : register(t1);

float4 main(float4 position : SV_Position, nointerpolation uint layer : LAYER) : SV_Target
{
    return color.Load(int3(position.xy, 0)) + float4(layers.Load(int2(position.xy), layer), 0, 1);
}
