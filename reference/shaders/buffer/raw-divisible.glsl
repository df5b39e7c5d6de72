#version 460
#extension GL_EXT_scalar_block_layout : require
layout(local_size_x = 8, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uint _m0[];
} t0_1;

layout(set = 0, binding = 1001, scalar) readonly buffer t1
{
    uvec3 _m0[];
} t1_1;

layout(set = 0, binding = 1002, scalar) readonly buffer t2
{
    uvec3 _m0[];
} t2_1;

layout(set = 0, binding = 1003, scalar) readonly buffer t3
{
    uvec3 _m0[];
} t3_1;

layout(set = 0, binding = 1004, scalar) readonly buffer t4
{
    uvec3 _m0[];
} t4_1;

layout(set = 0, binding = 1005, std430) readonly buffer t5
{
    uint _m0[];
} t5_1;

layout(set = 0, binding = 1006, std430) readonly buffer t6
{
    uint _m0[];
} t6_1;

layout(set = 0, binding = 2000, scalar) restrict writeonly buffer u0
{
    uvec3 _m0[];
} u0_1;

void main()
{
    uint _10 = t0_1._m0[gl_GlobalInvocationID.x] & 255u;
    uint _17 = t0_1._m0[gl_GlobalInvocationID.x] >> 8u;
    uint _99 = _17 + 2u;
    uint _103 = gl_GlobalInvocationID.x + 8u;
    uint _34 = t0_1._m0[_103] * 12u;
    uint _106 = _34 / 12u;
    uint _110 = gl_LocalInvocationIndex * 2u;
    uint _117 = (t0_1._m0[gl_GlobalInvocationID.x] * 3u) & 1073741823u;
    uint _127 = ((t0_1._m0[_103] * 3u) + 3u) & 1073741823u;
    u0_1._m0[gl_GlobalInvocationID.x] = uvec3(((((t2_1._m0[_99].x + t1_1._m0[_10].x) + t3_1._m0[_106].x) + t4_1._m0[_110].x) + t5_1._m0[_117]) + t6_1._m0[_127], ((((t2_1._m0[_99].y + t1_1._m0[_10].y) + t3_1._m0[_106].y) + t4_1._m0[_110].y) + t5_1._m0[_117 + 1u]) + t6_1._m0[_127 + 1u], ((((t2_1._m0[_99].z + t1_1._m0[_10].z) + t3_1._m0[_106].z) + t4_1._m0[_110].z) + t5_1._m0[_117 + 2u]) + t6_1._m0[_127 + 2u]);
}

