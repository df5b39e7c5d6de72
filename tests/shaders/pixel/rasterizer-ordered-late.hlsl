// dxc: -T ps_6_0 -E main
// fxc: -T ps_5_1 -E main
// The critical section begins behind the loop before the first ordered access, and ends behind the loop with the last
// one, which has an exit of its own.
Texture2D<float4> image : register(t0);
SamplerState point_sampler : register(s0);
RasterizerOrderedStructuredBuffer<uint> counts : register(u1);

float4 main(float4 position : SV_Position, nointerpolation uint number : NUMBER) : SV_Target
{
    float4 sum = 0.0;
    for (uint i = 0; i < number; i++)
        sum += image.SampleLevel(point_sampler, position.xy * 0.25, i);
    uint place = uint(position.x);
    if (sum.x > 1.0)
        counts[place] += 1;
    for (uint k = 0; k < number; k++) {
        if (counts[place] > 100)
            return 1.0;
        counts[place] += k + 1;
    }
    return sum * 2.0;
}
