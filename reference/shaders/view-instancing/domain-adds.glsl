#version 460
#extension GL_ARB_shader_viewport_layer_array : require
layout(triangles) in;

layout(location = 1) out uint out_VIEW0;
layout(location = 0) in vec4 in_POSITION0[];

void main()
{
    uint _5 = bitfieldExtract(131331u, int(0u), int(8u));
    gl_Position = vec4(((in_POSITION0[1u].x * gl_TessCoord.y) + (in_POSITION0[0u].x * gl_TessCoord.x)) + (in_POSITION0[2u].x * gl_TessCoord.z), ((in_POSITION0[1u].y * gl_TessCoord.y) + (in_POSITION0[0u].y * gl_TessCoord.x)) + (in_POSITION0[2u].y * gl_TessCoord.z), ((in_POSITION0[1u].z * gl_TessCoord.y) + (in_POSITION0[0u].z * gl_TessCoord.x)) + (in_POSITION0[2u].z * gl_TessCoord.z), ((in_POSITION0[1u].w * gl_TessCoord.y) + (in_POSITION0[0u].w * gl_TessCoord.x)) + (in_POSITION0[2u].w * gl_TessCoord.z));
    out_VIEW0 = _5;
    gl_ViewportIndex = int(bitfieldExtract(131331u, int(8u), int(8u)));
    gl_Layer = int(bitfieldExtract(131331u, int(16u), int(16u)));
}

