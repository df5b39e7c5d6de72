// dxc: -T ps_6_0 -E main -Zi -Qembed_debug
// dxs: --program debug --debug-info
// The module of the debug part itself is converted.
float4 main(float4 color : COLOR, nointerpolation uint mode : MODE) : SV_Target
{
    float4 result = color;
    if (mode == 1)
        result = color.bgra;
    else if (mode == 2)
        result = 1.0 - color;
    return result;
}
