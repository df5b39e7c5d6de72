// dxc: -T ps_6_0 -E main
// fxc: -T ps_4_0 -E main
// Min-precision inputs of all kinds.
min16float4 main(min16float4 color : COLOR, min10float2 uv : TEXCOORD, nointerpolation min16int index : INDEX,
                 nointerpolation min16uint3 id : ID) : SV_Target
{
    return color * min16float4(uv, uv.yx) + min16float(index) + min16float4(id, 0);
}
