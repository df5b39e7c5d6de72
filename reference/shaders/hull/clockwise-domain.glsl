#version 460
#extension GL_ARB_shader_viewport_layer_array : require
layout(triangles) in;

out float gl_ClipDistance[1];

layout(location = 1) out vec3 out_COLOR0;
layout(location = 29) patch in float in_BLUE0;
layout(location = 1) in vec2 in_COLOR0[];

void main()
{
    float _39 = ((gl_in[1u].gl_Position.x * gl_TessCoord.y) + (gl_in[0u].gl_Position.x * gl_TessCoord.x)) + (gl_in[2u].gl_Position.x * gl_TessCoord.z);
    gl_Position = vec4(_39, ((gl_in[1u].gl_Position.y * gl_TessCoord.y) + (gl_in[0u].gl_Position.y * gl_TessCoord.x)) + (gl_in[2u].gl_Position.y * gl_TessCoord.z), ((gl_in[1u].gl_Position.z * gl_TessCoord.y) + (gl_in[0u].gl_Position.z * gl_TessCoord.x)) + (gl_in[2u].gl_Position.z * gl_TessCoord.z), ((gl_in[1u].gl_Position.w * gl_TessCoord.y) + (gl_in[0u].gl_Position.w * gl_TessCoord.x)) + (gl_in[2u].gl_Position.w * gl_TessCoord.z));
    out_COLOR0 = vec3(((in_COLOR0[1u].x * gl_TessCoord.y) + (in_COLOR0[0u].x * gl_TessCoord.x)) + (in_COLOR0[2u].x * gl_TessCoord.z), ((in_COLOR0[1u].y * gl_TessCoord.y) + (in_COLOR0[0u].y * gl_TessCoord.x)) + (in_COLOR0[2u].y * gl_TessCoord.z), in_BLUE0);
    gl_ClipDistance[0u] = _39 + 0.5;
    gl_Layer = int(uint(gl_PrimitiveID));
}

