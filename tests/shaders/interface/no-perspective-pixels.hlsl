// dxc: -T ps_6_0 -E main
// fxc: -T ps_4_1 -E main -Qstrip
float4 main(float4 position : SV_Position, float with : WITH, noperspective float without : WITHOUT) : SV_Target
{
    return float4(with, without, 0, 1);
}
