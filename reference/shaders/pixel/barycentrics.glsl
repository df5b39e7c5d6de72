#version 460
#extension GL_EXT_fragment_shader_barycentric : require

layout(location = 0) pervertexEXT in vec3 in_COLOR0[3];
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    out_SV_Target0 = vec4(((in_COLOR0[1u].x * gl_BaryCoordEXT.y) + (in_COLOR0[0u].x * gl_BaryCoordEXT.x)) + (in_COLOR0[2u].x * gl_BaryCoordEXT.z), ((in_COLOR0[1u].y * gl_BaryCoordEXT.y) + (in_COLOR0[0u].y * gl_BaryCoordEXT.x)) + (in_COLOR0[2u].y * gl_BaryCoordEXT.z), ((in_COLOR0[1u].z * gl_BaryCoordEXT.y) + (in_COLOR0[0u].z * gl_BaryCoordEXT.x)) + (in_COLOR0[2u].z * gl_BaryCoordEXT.z), 1.0);
}

