#version 460
#define interpolateAtSample(value, sample) interpolateAtSample(value, int(sample))

layout(location = 0) in float in_A0;
layout(location = 1) centroid in float in_B0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    float _2 = interpolateAtCentroid(in_A0);
    out_SV_Target0 = vec4(float((_2 > 1.5625) && (_2 < 2.0)), interpolateAtSample(in_A0, 2u), interpolateAtOffset(in_A0, vec2(-0.5, 0.0)), interpolateAtOffset(in_B0, vec2(0.0)));
}

