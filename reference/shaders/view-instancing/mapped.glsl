#version 460
#extension GL_ARB_shader_viewport_layer_array : require
#extension GL_EXT_multiview : require

layout(constant_id = 3) const uint _20 = 0u;
layout(constant_id = 4) const uint _31 = 0u;

layout(location = 1) out uint out_VIEW0;
layout(location = 0) in vec4 in_POSITION0;

void main()
{
    uint _9 = bitfieldExtract(_20, int(gl_ViewIndex * 2u), int(2u));
    gl_Position = vec4(in_POSITION0);
    out_VIEW0 = _9 + 10u;
    gl_ViewportIndex = int(bitfieldExtract(_31, int(bitfieldExtract(_20, int(gl_ViewIndex * 2u), int(2u)) * 8u), int(8u)));
}

