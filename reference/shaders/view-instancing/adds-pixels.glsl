#version 460

layout(location = 1) flat in uint in_VIEW0;
layout(location = 0) out uvec2 out_SV_Target0;

void main()
{
    out_SV_Target0 = uvec2(in_VIEW0, uint(gl_ViewportIndex));
}

