#version 460

layout(location = 2) flat in uvec2 in_NUMBER0;
layout(location = 1) flat in uvec4 in_COLOR0;
layout(location = 1) out uvec4 out_SV_Target1;
layout(location = 0) out uvec4 out_SV_Target0;

void main()
{
    out_SV_Target1 = uvec4(in_NUMBER0, uint(gl_FragCoord.x), 1u);
    out_SV_Target0 = uvec4(in_COLOR0);
}

