// dxc: -T ps_6_0 -E main
// fxc: -T ps_4_1 -E main
// Sizes, layers, levels, samples.
Texture1D<float4> t1 : register(t0);
Texture1DArray<float4> t1a : register(t1);
Texture2D<float4> t2 : register(t2);
Texture2DArray<float4> t2a : register(t3);
Texture3D<float4> t3 : register(t4);
TextureCube<float4> cube : register(t5);
TextureCubeArray<float4> cube_array : register(t6);
Texture2DMS<float4> samples : register(t7);
Texture2DMSArray<float4> sample_array : register(t8);

float4 main(nointerpolation uint level : LEVEL) : SV_Target
{
    uint w, h, d, n;
    uint4 sum;
    t1.GetDimensions(level, w, n);
    sum = uint4(w, 0, 0, n);
    t1a.GetDimensions(level, w, d, n);
    sum += uint4(w, 0, d, n);
    t2.GetDimensions(level, w, h, n);
    sum += uint4(w, h, 0, n);
    t2a.GetDimensions(0, w, h, d, n);
    sum += uint4(w, h, d, n);
    t3.GetDimensions(level, w, h, d, n);
    sum += uint4(w, h, d, n);
    cube.GetDimensions(level, w, h, n);
    sum += uint4(w, h, 0, n);
    cube_array.GetDimensions(level, w, h, d, n);
    sum += uint4(w, h, d, n);
    samples.GetDimensions(w, h, n);
    sum += uint4(w, h, 0, n);
    sample_array.GetDimensions(w, h, d, n);
    sum += uint4(w, h, d, n);
    return float4(sum);
}
