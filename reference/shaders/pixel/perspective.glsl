#version 460

layout(location = 0) in vec2 in_A0;
layout(location = 1) noperspective in vec2 in_B0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    out_SV_Target0 = vec4(interpolateAtOffset(in_A0, vec2(-0.5, 0.0)).x, interpolateAtCentroid(in_A0).y, interpolateAtOffset(in_B0, vec2(0.0, 0.4375)).x, interpolateAtOffset(in_B0, vec2(0.0, 0.4375)).y);
}

