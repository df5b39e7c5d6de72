#version 460

layout(location = 1) sample in vec4 in_COLOR0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    float _8 = fract(gl_FragCoord.x);
    float _9 = fract(gl_FragCoord.y);
    out_SV_Target0 = vec4(_8 * in_COLOR0.x, _9 * in_COLOR0.y, _8 * in_COLOR0.z, _9 * in_COLOR0.w);
}

