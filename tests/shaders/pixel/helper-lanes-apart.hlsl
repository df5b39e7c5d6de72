// dxc: -T ps_6_0 -E main
// Wave operations pass over helper lanes, derivatives do not.
float4 main(float4 position : SV_Position, float a : A) : SV_Target
{
    uint lanes = WaveActiveCountBits(true);
    uint sum = WaveActiveSum(uint(position.x) + 1);
    bool all_left = WaveActiveAllTrue(position.x < 1.0);
    return float4(lanes, sum, all_left, ddx(a) + ddy(a));
}
