// dxc: -T ps_6_0 -E main
// fxc: -T ps_5_1 -E main
// Arrays of arrays become one range.
Texture2D<float4> textures[2][3] : register(t0);

cbuffer Choice : register(b0) {
    uint row, column;
};

float4 main(float4 position : SV_Position) : SV_Target
{
    return textures[row][column].Load(int3(position.xy, 0));
}
