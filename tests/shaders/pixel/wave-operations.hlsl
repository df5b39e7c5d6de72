// dxc: -T ps_6_0 -E main
// Subgroup operations among pixels.
float4 main(float4 color : COLOR, nointerpolation uint material : MATERIAL) : SV_Target
{
    float4 sum = WaveActiveSum(color);
    uint lanes = WaveActiveCountBits(true);
    uint first = WaveReadLaneFirst(material);
    bool uniform_material = WaveActiveAllTrue(material == first);
    if (uniform_material)
        return sum / float(lanes);
    return WaveActiveMax(color) - WaveActiveMin(color) + float(WavePrefixCountBits(material == first));
}
