#version 460
layout(local_size_x = 64, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uint _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uint _m0[];
} u0_1;

void main()
{
    uint _10 = ((gl_GlobalInvocationID.x >> 16u) ^ gl_GlobalInvocationID.x) * 2146121005u;
    uint _13 = ((_10 >> 15u) ^ _10) * 2221713035u;
    uint _16 = ((_13 >> 16u) ^ _13) + t0_1._m0[gl_GlobalInvocationID.x];
    uint _19 = ((_16 >> 16u) ^ _16) * 2146121005u;
    uint _22 = ((_19 >> 15u) ^ _19) * 2221713035u;
    u0_1._m0[gl_GlobalInvocationID.x] = (_22 >> 16u) ^ _22;
}

