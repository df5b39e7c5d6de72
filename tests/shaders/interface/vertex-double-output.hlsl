// dxc: -T vs_6_0 -E main
// fxc: -T vs_5_0 -E main -Qstrip
// Doubles between stages go as pairs of words.
struct Output {
    float4 position : SV_Position;
    nointerpolation uint4 pair : PAIR;
};

Output main(float4 position : POSITION)
{
    Output output;
    output.position = position;
    double sum = double(position.x) + double(position.y);
    double product = double(position.z) * double(position.w);
    uint low, high;
    asuint(sum, low, high);
    output.pair.xy = uint2(low, high);
    asuint(product, low, high);
    output.pair.zw = uint2(low, high);
    return output;
}
