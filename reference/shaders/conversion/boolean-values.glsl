#version 460
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uint _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uint _m0[];
} u0_1;

layout(set = 0, binding = 2001, std430) restrict writeonly buffer u1
{
    float _m0[];
} u1_1;

void main()
{
    bool _8 = int(t0_1._m0[gl_GlobalInvocationID.x]) > int(0u);
    bool _9 = t0_1._m0[gl_GlobalInvocationID.x] != 0u;
    u0_1._m0[gl_GlobalInvocationID.x] = uint(_8);
    uint _12 = gl_GlobalInvocationID.x + 4u;
    u0_1._m0[_12] = _9 ? 4294967295u : 0u;
    float _13 = float(_8);
    u1_1._m0[gl_GlobalInvocationID.x] = _13;
    u1_1._m0[_12] = _9 ? 2.5 : (_13 + (-1.0));
}

