// dxc: -T ps_6_0 -E main
// fxc: -T ps_4_0 -E main
// Nested control flow: loop with break, continue, and a return from within.
Texture3D<float> density : register(t0);
SamplerState clamp_sampler : register(s0);

cbuffer March : register(b0) {
    float3 step_size;
    uint step_count;
    float threshold;
};

float4 main(float3 start : START, float3 direction : DIRECTION) : SV_Target
{
    float3 p = start;
    float opacity = 0.0;
    for (uint i = 0; i < step_count; i++) {
        p += direction * step_size;
        if (any(p < 0.0) || any(p > 1.0))
            break;
        float d = density.SampleLevel(clamp_sampler, p, 0.0);
        if (d < threshold)
            continue;
        opacity += (1.0 - opacity) * d;
        if (opacity > 0.99)
            return float4(p, 1.0);
    }
    return float4(p, opacity);
}
