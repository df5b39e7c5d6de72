// dxc: -T ps_6_0 -E main
// Neighbours within a quad of pixels.
float4 main(float4 color : COLOR, nointerpolation uint lane : LANE) : SV_Target
{
    float4 across = QuadReadAcrossX(color);
    float4 below = QuadReadAcrossY(color);
    float4 diagonal = QuadReadAcrossDiagonal(color);
    float4 second = QuadReadLaneAt(color, 1);
    return (color + across + below + diagonal) * 0.25 + second;
}
