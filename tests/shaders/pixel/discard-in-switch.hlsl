// dxc: -T ps_6_0 -E main
// A discard in one case of a switch, ahead of a shared tail.
float4 main(nointerpolation uint mode : MODE, float4 color : COLOR) : SV_Target
{
    float4 result = color;
    switch (mode) {
    case 0:
        result *= 2.0;
        break;
    case 1:
        discard;
        break;
    case 2:
        result = 1.0 - result;
    case 3:
        if (result.x > 0.5)
            discard;
        result.w = 0.0;
        break;
    }
    return result;
}
