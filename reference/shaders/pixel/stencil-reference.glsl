#version 460
#extension GL_ARB_shader_stencil_export : require

layout(location = 0) flat in uint in_MATERIAL0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    out_SV_Target0 = vec4(float(in_MATERIAL0) * 0.0039215688593685626983642578125);
    gl_FragStencilRefARB = int(in_MATERIAL0 & 255u);
}

