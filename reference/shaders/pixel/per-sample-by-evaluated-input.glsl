#version 460

layout(location = 1) sample in float in_VALUE0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    out_SV_Target0 = vec4(floor(gl_FragCoord.x) + 0.5, floor(gl_FragCoord.y) + 0.5, interpolateAtCentroid(in_VALUE0), 1.0);
}

