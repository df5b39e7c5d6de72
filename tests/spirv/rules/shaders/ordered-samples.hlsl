// dxc: -T ps_6_0 -E main
// The order of rasterization of a shader that runs once a sample.
RasterizerOrderedTexture2D<float4> layers : register(u0);

float4 main(float4 position : SV_Position, sample float4 color : COLOR) : SV_Target {
    layers[uint2(position.xy)] = layers[uint2(position.xy)] * 0.5 + color;
    return color;
}
