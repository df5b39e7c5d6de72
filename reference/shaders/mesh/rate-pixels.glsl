#version 460

layout(location = 1) in vec2 in_TEXCOORD0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    out_SV_Target0 = vec4(float(uint(gl_ViewportIndex) + 1u), float(uint(gl_Layer)), in_TEXCOORD0.y, 1.0);
}

