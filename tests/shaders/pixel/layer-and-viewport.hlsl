// dxc: -T ps_6_0 -E main
// fxc: -T ps_5_0 -E main
Texture2DArray<float4> layers : register(t0);

float4 main(float4 position : SV_Position, uint layer : SV_RenderTargetArrayIndex,
            uint viewport : SV_ViewportArrayIndex) : SV_Target
{
    return layers.Load(int4(int2(position.xy), layer, 0)) * float(viewport);
}
