#version 460
layout(local_size_x = 6, local_size_y = 1, local_size_z = 1) in;

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
    uint _31 = uint(findMSB(t0_1._m0[gl_GlobalInvocationID.x]));
    uint _9 = (_31 == 4294967295u) ? 4294967295u : (31u - _31);
    uint _12 = _31;
    uint _37 = uint(findMSB(int(t0_1._m0[gl_GlobalInvocationID.x])));
    uint _13 = (_37 == 4294967295u) ? 4294967295u : (31u - _37);
    uint _16 = _37;
    uint _45 = gl_GlobalInvocationID.x * 3u;
    u0_1._m0[_45] = uint(findLSB(t0_1._m0[gl_GlobalInvocationID.x]));
    u0_1._m0[_45 + 1u] = _12;
    u0_1._m0[_45 + 2u] = _16;
}

