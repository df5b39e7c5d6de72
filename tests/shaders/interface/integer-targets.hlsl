// dxc: -T ps_6_0 -E main
// fxc: -T ps_4_0 -E main
struct Output {
    uint3 a : SV_Target0;
    int2 b : SV_Target1;
    uint c : SV_Target2;
};

Output main(nointerpolation uint4 value : VALUE)
{
    Output output;
    output.a = value.xyz;
    output.b = int2(value.zw) >> 3;
    output.c = firstbithigh(value.x);
    return output;
}
