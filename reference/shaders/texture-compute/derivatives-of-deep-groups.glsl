#version 460
layout(local_size_x = 4, local_size_y = 2, local_size_z = 3) in;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    vec4 _m0[];
} u0_1;

void main()
{
    float _14 = float(((gl_GlobalInvocationID.y * 10u) + (gl_GlobalInvocationID.x * gl_GlobalInvocationID.x)) + (gl_GlobalInvocationID.z * 100u));
    u0_1._m0[(gl_WorkGroupID.z * 24u) + gl_LocalInvocationIndex] = vec4(dFdxFine(_14), dFdyFine(_14), float(gl_GlobalInvocationID.z), float((gl_LocalInvocationID.z * 10u) + gl_LocalInvocationID.y));
}

