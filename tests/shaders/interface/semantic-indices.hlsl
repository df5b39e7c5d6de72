// dxc: -T ps_6_0 -E main
// fxc: -T ps_4_0 -E main
// Indices with holes, equal names in two cases, a name with an underscore.
float4 main(float4 a : TEXCOORD3, float4 b : texcoord7, float4 c : _CUSTOM, float4 d : Custom2Name) : SV_Target
{
    return a + b * c - d;
}
