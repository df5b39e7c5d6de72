#version 460
layout(triangles) in;

layout(location = 0) out vec3 out_AT0;
layout(location = 1) out vec4 out_VALUE0;
layout(location = 0) in vec4 in_VALUE0[];

void main()
{
    out_AT0 = vec3(gl_TessCoord);
    out_VALUE0 = vec4(((in_VALUE0[1u].x * gl_TessCoord.y) + (in_VALUE0[0u].x * gl_TessCoord.x)) + (in_VALUE0[2u].x * gl_TessCoord.z), ((in_VALUE0[1u].y * gl_TessCoord.y) + (in_VALUE0[0u].y * gl_TessCoord.x)) + (in_VALUE0[2u].y * gl_TessCoord.z), ((in_VALUE0[1u].z * gl_TessCoord.y) + (in_VALUE0[0u].z * gl_TessCoord.x)) + (in_VALUE0[2u].z * gl_TessCoord.z), ((in_VALUE0[1u].w * gl_TessCoord.y) + (in_VALUE0[0u].w * gl_TessCoord.x)) + (in_VALUE0[2u].w * gl_TessCoord.z));
}

