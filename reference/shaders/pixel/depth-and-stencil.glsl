#version 460
#extension GL_ARB_shader_stencil_export : require

layout(location = 0) in vec2 in_VALUE0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    out_SV_Target0 = vec4(in_VALUE0.xyxy);
    gl_FragDepth = in_VALUE0.x * 0.125;
    gl_FragStencilRefARB = int(uint(in_VALUE0.y));
}

