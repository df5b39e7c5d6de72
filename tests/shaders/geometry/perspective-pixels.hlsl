// dxc: -T ps_6_0 -E main
// fxc: -T ps_4_1 -E main
// Shows what geometry/perspective gives.
struct Input {
    float4 position : SV_Position;
    float divided : DIVIDED;
    noperspective float plain : PLAIN;
    nointerpolation float first : FIRST;
};

float4 main(Input input) : SV_Target
{
    return float4(input.divided, input.plain, input.first, input.position.w);
}
