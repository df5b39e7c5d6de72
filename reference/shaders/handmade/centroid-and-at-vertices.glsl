#version 460
#define interpolateAtSample(value, sample) interpolateAtSample(value, int(sample))
#extension GL_EXT_fragment_shader_barycentric : require

layout(location = 0) pervertexEXT in vec2 in_A0[3];
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    vec3 _9 = interpolateAtCentroid(gl_BaryCoordEXT);
    float _2 = ((in_A0[0u].x * _9.x) + (in_A0[1u].x * _9.y)) + (in_A0[2u].x * _9.z);
    vec3 _37 = interpolateAtSample(gl_BaryCoordEXT, 0u);
    float _3 = ((in_A0[0u].y * _37.x) + (in_A0[1u].y * _37.y)) + (in_A0[2u].y * _37.z);
    vec3 _55 = interpolateAtCentroid(gl_BaryCoordEXT);
    float _5 = ((in_A0[0u].y * _55.x) + (in_A0[1u].y * _55.y)) + (in_A0[2u].y * _55.z);
    out_SV_Target0 = vec4(_2, _3, in_A0[2u].y, _5);
}

