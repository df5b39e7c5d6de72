#version 460
#extension GL_ARB_shader_viewport_layer_array : require
#extension GL_EXT_multiview : require

layout(constant_id = 4) const uint _25 = 0u;

layout(location = 1) out uint out_VIEW0;
layout(location = 0) in vec4 in_POSITION0;

void main()
{
    gl_Position = vec4(in_POSITION0);
    out_VIEW0 = gl_ViewIndex + 10u;
    gl_ViewportIndex = int(1u + bitfieldExtract(_25, int(gl_ViewIndex * 8u), int(8u)));
}

