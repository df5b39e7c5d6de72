#version 460
#extension GL_EXT_multiview : require
#extension GL_ARB_shader_stencil_export : require
layout(depth_less) out float gl_FragDepth;

layout(location = 3) in vec2 in_TEXCOORD0;
layout(location = 0) out vec4 out_SV_Target0;
layout(location = 1) out vec4 out_SV_Target1;

void main()
{
    out_SV_Target0 = vec4(in_TEXCOORD0, gl_FragCoord.z, 1.0 / gl_FragCoord.w);
    out_SV_Target1 = vec4(float((gl_FrontFacing ? 4294967295u : 0u) != 0u), float(uint(gl_PrimitiveID)), float(uint(gl_Layer)), float(gl_ViewIndex));
    gl_FragDepth = gl_FragCoord.z * 0.5;
    gl_SampleMask[0u] = int(uint(gl_SampleMaskIn[0u]) & 5u);
    gl_FragStencilRefARB = int(gl_ViewIndex + 1u);
}

