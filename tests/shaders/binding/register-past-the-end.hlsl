// dxc: -T ps_6_0 -E main
// refused: SRV (t4294966296, space0): register + shift 1000 exceeds 32 bits
// Refused: with the default layout, the binding (register + 1000) exceeds 32 bits.
Texture2D<float4> Texture : register(t4294966296);

float4 main(uint index : INDEX) : SV_Target
{
    return Texture.Load(int3(index, 0, 0));
}
