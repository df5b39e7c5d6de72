// dxc: -T ps_6_0 -E main
// fxc: -T ps_4_0 -E main
// Error-free sum: falls to zero when reassociated.
float4 main(float2 pair : PAIR) : SV_Target
{
    precise float sum = pair.x + pair.y;
    precise float back = sum - pair.x;
    precise float error = (pair.x - (sum - back)) + (pair.y - back);
    return float4(sum, error, pair.x * pair.y + sum, 1.0);
}
