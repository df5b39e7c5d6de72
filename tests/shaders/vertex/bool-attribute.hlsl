// dxc: -T vs_6_0 -E main
// A bool travels as an integer.
struct Output {
    float4 position : SV_Position;
    nointerpolation bool flag : FLAG;
};

Output main(float4 position : POSITION, bool mirrored : MIRRORED)
{
    Output output;
    output.position = mirrored ? float4(-position.x, position.yzw) : position;
    output.flag = !mirrored && position.y > 0.0;
    return output;
}
