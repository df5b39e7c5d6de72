#version 460
layout(triangles) in;

void main()
{
    gl_Position = vec4(((gl_in[1u].gl_Position.x * gl_TessCoord.y) + (gl_in[0u].gl_Position.x * gl_TessCoord.x)) + (gl_in[2u].gl_Position.x * gl_TessCoord.z), ((gl_in[1u].gl_Position.y * gl_TessCoord.y) + (gl_in[0u].gl_Position.y * gl_TessCoord.x)) + (gl_in[2u].gl_Position.y * gl_TessCoord.z), ((gl_in[1u].gl_Position.z * gl_TessCoord.y) + (gl_in[0u].gl_Position.z * gl_TessCoord.x)) + (gl_in[2u].gl_Position.z * gl_TessCoord.z), ((gl_in[1u].gl_Position.w * gl_TessCoord.y) + (gl_in[0u].gl_Position.w * gl_TessCoord.x)) + (gl_in[2u].gl_Position.w * gl_TessCoord.z));
}

