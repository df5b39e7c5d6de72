// dxc: -T ps_6_0 -E main
// fxc: -T ps_5_1 -E main -Od
// Sample on every kind of texture that has it.
Texture1D<float4> t1 : register(t0);
Texture1DArray<float4> t1a : register(t1);
Texture2D<float4> t2 : register(t2);
Texture2DArray<float4> t2a : register(t3);
Texture3D<float4> t3 : register(t4);
TextureCube<float4> cube : register(t5);
TextureCubeArray<float4> cube_array : register(t6);
SamplerState wrap : register(s0);

float4 main(float4 uv : TEXCOORD) : SV_Target
{
    float4 sum = t1.Sample(wrap, uv.x);
    sum += t1a.Sample(wrap, uv.xy);
    sum += t2.Sample(wrap, uv.xy);
    sum += t2a.Sample(wrap, uv.xyz);
    sum += t3.Sample(wrap, uv.xyz);
    sum += cube.Sample(wrap, uv.xyz);
    sum += cube_array.Sample(wrap, uv);
    return sum;
}
