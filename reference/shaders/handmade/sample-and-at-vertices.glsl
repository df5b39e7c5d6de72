#version 460
#define interpolateAtSample(value, sample) interpolateAtSample(value, int(sample))
#extension GL_EXT_fragment_shader_barycentric : require

layout(location = 0) pervertexEXT in vec2 in_A0[3];
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    vec3 _13 = interpolateAtSample(gl_BaryCoordEXT, uint(gl_SampleID));
    float _2 = ((in_A0[0u].x * _13.x) + (in_A0[1u].x * _13.y)) + (in_A0[2u].x * _13.z);
    vec3 _40 = interpolateAtCentroid(gl_BaryCoordEXT);
    float _3 = ((in_A0[0u].y * _40.x) + (in_A0[1u].y * _40.y)) + (in_A0[2u].y * _40.z);
    vec3 _58 = interpolateAtSample(gl_BaryCoordEXT, uint(gl_SampleID));
    float _5 = ((in_A0[0u].y * _58.x) + (in_A0[1u].y * _58.y)) + (in_A0[2u].y * _58.z);
    out_SV_Target0 = vec4(_2, _3, in_A0[2u].y, _5);
}

