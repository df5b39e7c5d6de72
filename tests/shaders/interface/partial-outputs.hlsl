// dxc: -T vs_6_0 -E main
// fxc: -T vs_4_0 -E main
// Outputs of which some components are written on one path only, and some never.
void main(float4 position : POSITION, out float4 clip : SV_Position, out float4 color : COLOR, out uint2 flags : FLAGS)
{
    clip = position;
    color.xyz = position.xyz;
    if (position.w > 0.5)
        flags.y = 3;
}
