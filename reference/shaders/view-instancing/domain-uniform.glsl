#version 460
#extension GL_ARB_shader_viewport_layer_array : require
layout(triangles) in;

layout(set = 3, binding = 9, std140) uniform view_instance
{
    layout(offset = 4) uint _m0;
} view_instance_1;

layout(location = 0) in vec4 in_POSITION0[];

void main()
{
    gl_Position = vec4(((in_POSITION0[1u].x * gl_TessCoord.y) + (in_POSITION0[0u].x * gl_TessCoord.x)) + (in_POSITION0[2u].x * gl_TessCoord.z), ((in_POSITION0[1u].y * gl_TessCoord.y) + (in_POSITION0[0u].y * gl_TessCoord.x)) + (in_POSITION0[2u].y * gl_TessCoord.z), ((in_POSITION0[1u].z * gl_TessCoord.y) + (in_POSITION0[0u].z * gl_TessCoord.x)) + (in_POSITION0[2u].z * gl_TessCoord.z), ((in_POSITION0[1u].w * gl_TessCoord.y) + (in_POSITION0[0u].w * gl_TessCoord.x)) + (in_POSITION0[2u].w * gl_TessCoord.z));
    gl_Layer = int(bitfieldExtract(view_instance_1._m0, int(16u), int(16u)));
}

