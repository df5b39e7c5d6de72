#version 460
layout(local_size_x = 8, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1, std430) readonly buffer t1
{
    float _m0[];
} t1_1;

layout(set = 0, binding = 0, std430) readonly buffer t0
{
    uint _m0[];
} t0_1;

layout(set = 0, binding = 2, std430) restrict writeonly buffer u0
{
    uint _m0[];
} u0_1;

layout(set = 0, binding = 3, std430) restrict buffer u1
{
    uint _m0[];
} u1_1;

void main()
{
    uint _37 = gl_GlobalInvocationID.x * 3u;
    uint _52 = (gl_GlobalInvocationID.x << 4u) >> 2u;
    uint _14 = floatBitsToUint(t1_1._m0[_37]);
    u0_1._m0[_52] = t0_1._m0[_52] + _14;
    u0_1._m0[_52 + 1u] = t0_1._m0[_52 + 1u] + floatBitsToUint(t1_1._m0[_37 + 1u]);
    u0_1._m0[_52 + 2u] = t0_1._m0[_52 + 2u] + floatBitsToUint(t1_1._m0[_37 + 2u]);
    u0_1._m0[_52 + 3u] = t0_1._m0[_52 + 3u] + _14;
    uint _22 = atomicAdd(u1_1._m0[gl_GlobalInvocationID.x & 3u], t0_1._m0[_52]);
    u0_1._m0[((gl_GlobalInvocationID.x << 2u) + 1024u) >> 2u] = _22;
}

