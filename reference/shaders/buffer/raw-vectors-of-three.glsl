#version 460
#extension GL_EXT_scalar_block_layout : require
layout(local_size_x = 8, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, scalar) readonly buffer t0
{
    uvec3 _m0[];
} t0_1;

layout(set = 0, binding = 1001, std430) readonly buffer t1
{
    uint _m0[];
} t1_1;

layout(set = 0, binding = 1002, std430) readonly buffer t2
{
    uint _m0[];
} t2_1;

layout(set = 0, binding = 2000, scalar) restrict writeonly buffer u0
{
    uvec3 _m0[];
} u0_1;

layout(set = 0, binding = 2001, scalar) restrict writeonly buffer u1
{
    uvec3 _m0[];
} u1_1;

void main()
{
    uint _3 = gl_GlobalInvocationID.x * 12u;
    uint _77 = (t1_1._m0[gl_GlobalInvocationID.x] * 3u) & 1073741823u;
    u0_1._m0[gl_GlobalInvocationID.x] = uvec3(t2_1._m0[_77] + t0_1._m0[gl_GlobalInvocationID.x].x, t2_1._m0[_77 + 1u] + t0_1._m0[gl_GlobalInvocationID.x].y, t2_1._m0[_77 + 2u] + t0_1._m0[gl_GlobalInvocationID.x].z);
    uint _91 = gl_GlobalInvocationID.x * 3u;
    u1_1._m0[_91] = uvec3(t0_1._m0[gl_GlobalInvocationID.x + 8u]);
    uint _94 = _91 + 1u;
    u1_1._m0[_94].x = t0_1._m0[gl_GlobalInvocationID.x + 9u].x;
    u1_1._m0[_94].z = t0_1._m0[gl_GlobalInvocationID.x].z;
    u1_1._m0[_91 + 2u] = uvec3(t0_1._m0[gl_GlobalInvocationID.x + 1u]);
}

