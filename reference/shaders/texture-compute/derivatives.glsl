#version 460
#extension GL_NV_compute_shader_derivatives : require
layout(local_size_x = 4, local_size_y = 4, local_size_z = 1) in;
layout(derivative_group_quadsNV) in;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    vec4 _m0[];
} u0_1;

void main()
{
    float _9 = float(((gl_LocalInvocationID.y * 10u) * gl_LocalInvocationID.y) + (gl_LocalInvocationID.x * 3u));
    u0_1._m0[gl_LocalInvocationIndex] = vec4(dFdxFine(_9), dFdyFine(_9), dFdxCoarse(_9), dFdyCoarse(_9));
}

