#version 460

layout(location = 1) flat in uint in_VALUE0;
layout(location = 0) out uvec4 out_SV_Target0;

void main()
{
    out_SV_Target0 = uvec4(in_VALUE0, uint(gl_Layer), uint(gl_ViewportIndex), 7u);
}

