// dxc: -T ps_6_0 -E main -Od
// Loops and a switch as the front end writes them.
float4 main(nointerpolation uint count : COUNT, float4 color : COLOR) : SV_Target
{
    float4 sum = 0.0;
    for (uint i = 0; i < count; i++) {
        switch (i % 3) {
        case 0:
            sum += color;
            break;
        case 1:
            sum -= color.wzyx;
            continue;
        default:
            sum *= 0.5;
        }
        if (sum.x > 100.0)
            break;
    }
    return sum;
}
