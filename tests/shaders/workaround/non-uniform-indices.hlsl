// dxc: -T ps_6_0 -E main
// dxs: --non-uniform-indices
// An index that differs between pixels though nothing says so, and one that cannot.
Texture2D<float4> textures[4] : register(t0);
Texture2D<float4> others[4] : register(t4);

float4 main(nointerpolation uint index : INDEX) : SV_Target
{
    return textures[index].Load(int3(0, 0, 0)) + others[2].Load(int3(0, 0, 0));
}
