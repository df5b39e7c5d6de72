// dxc: -T ps_6_0 -E main
// fxc: -T ps_5_0 -E main
struct Output {
    float4 color : SV_Target;
    uint stencil : SV_StencilRef;
};

Output main(nointerpolation uint material : MATERIAL)
{
    Output output;
    output.color = material / 255.0;
    output.stencil = material & 0xff;
    return output;
}
