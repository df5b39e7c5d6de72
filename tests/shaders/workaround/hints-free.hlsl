// dxc: -T ps_6_0 -E main
// dxs: --selections free --loops free
// Devices choose for themselves, whatever the shader says.
cbuffer Counts : register(b0) {
    uint count;
};
Texture2D<float4> texels : register(t0);

float4 main(float4 color : COLOR) : SV_Target
{
    float4 sum = 0;
    [loop] for (uint i = 0; i < count; i++)
        sum += texels.Load(int3(i, 0, 0));
    [flatten] if (color.x > 0.5)
        sum *= texels.Load(int3(0, 0, 0));
    [branch] if (color.y > 0.5)
        sum += texels.Load(int3(0, 1, 0));
    return sum;
}
