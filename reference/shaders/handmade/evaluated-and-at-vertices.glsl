#version 460
#extension GL_EXT_fragment_shader_barycentric : require

layout(location = 0) pervertexEXT in vec2 in_A0[3];
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    vec3 _14 = interpolateAtOffset(gl_BaryCoordEXT, vec2(0.25, -0.25));
    float _2 = ((in_A0[0u].x * _14.x) + (in_A0[1u].x * _14.y)) + (in_A0[2u].x * _14.z);
    vec3 _42 = interpolateAtOffset(gl_BaryCoordEXT, vec2(0.25, -0.25));
    float _3 = ((in_A0[0u].y * _42.x) + (in_A0[1u].y * _42.y)) + (in_A0[2u].y * _42.z);
    vec3 _60 = interpolateAtCentroid(gl_BaryCoordEXT);
    float _5 = ((in_A0[0u].x * _60.x) + (in_A0[1u].x * _60.y)) + (in_A0[2u].x * _60.z);
    out_SV_Target0 = vec4(_2, _3, in_A0[2u].y, _5);
}

