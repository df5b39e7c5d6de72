// dxc: -T vs_6_0 -E main
// fxc: -T vs_4_1 -E main
// The first of five stages.
struct Output {
    float2 corner : CORNER;
    nointerpolation uint instance : INSTANCE;
};

Output main(float2 corner : CORNER, uint instance : SV_InstanceID)
{
    Output output;
    output.corner = corner;
    output.instance = instance;
    return output;
}
