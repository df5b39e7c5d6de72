// dxc: -T ps_6_0 -E main
// dxs: --selections branch --loops keep
// No selection is flattened, no loop unrolled, whatever the shader says.
cbuffer Counts : register(b0) {
    uint count;
};
Texture2D<float4> texels : register(t0);

float4 main(float4 color : COLOR) : SV_Target
{
    float4 sum = 0;
    for (uint i = 0; i < 3 * count; i++)
        sum += texels.Load(int3(i, 0, 0));
    [flatten] if (color.x > 0.5)
        sum *= texels.Load(int3(0, 0, 0));
    return sum;
}
