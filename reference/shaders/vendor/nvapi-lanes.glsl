#version 460
#extension GL_KHR_shader_subgroup_basic : require
#extension GL_KHR_shader_subgroup_shuffle : require
#extension GL_KHR_shader_subgroup_vote : require
#extension GL_KHR_shader_subgroup_ballot : require
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

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
    uint _8 = gl_LocalInvocationIndex * 15u;
    uint _9 = gl_SubgroupInvocationID;
    uint _11 = (31u >> 8u) | 4294967264u;
    uint _12 = ~_11;
    uint _13 = _9 & _11;
    uint _18 = (2u & _12) | _13;
    u0_1._m0[_8] = subgroupShuffle(t0_1._m0[gl_LocalInvocationIndex], (_18 <= (((31u & 31u) & _12) | _13)) ? _18 : _9);
    uint _23 = gl_SubgroupInvocationID;
    uint _25 = (31u >> 8u) | 4294967264u;
    uint _26 = ~_25;
    uint _27 = _23 & _25;
    uint _32 = ((gl_LocalInvocationIndex ^ 1u) & _26) | _27;
    u0_1._m0[_8 + 1u] = subgroupShuffle(t0_1._m0[gl_LocalInvocationIndex], (_32 <= (((31u & 31u) & _26) | _27)) ? _32 : _23);
    uint _37 = gl_SubgroupInvocationID;
    uint _39 = (7711u >> 8u) | 4294967264u;
    uint _40 = ~_39;
    uint _41 = _37 & _39;
    uint _46 = (1u & _40) | _41;
    u0_1._m0[_8 + 2u] = subgroupShuffle(t0_1._m0[gl_LocalInvocationIndex], (_46 <= (((7711u & 31u) & _40) | _41)) ? _46 : _37);
    uint _51 = gl_SubgroupInvocationID;
    u0_1._m0[_8 + 3u] = subgroupShuffle(t0_1._m0[gl_LocalInvocationIndex], (1u <= (_51 - (_51 & ((0u >> 8u) | 4294967264u)))) ? (_51 - 1u) : _51);
    uint _61 = gl_SubgroupInvocationID;
    u0_1._m0[_8 + 4u] = subgroupShuffle(t0_1._m0[gl_LocalInvocationIndex], (1u <= (_61 - (_61 & ((7680u >> 8u) | 4294967264u)))) ? (_61 - 1u) : _61);
    uint _71 = gl_SubgroupInvocationID;
    uint _73 = (7711u >> 8u) | 4294967264u;
    uint _79 = _71 + 1u;
    u0_1._m0[_8 + 5u] = subgroupShuffle(t0_1._m0[gl_LocalInvocationIndex], (_79 <= (((7711u & 31u) & (~_73)) | (_71 & _73))) ? _79 : _71);
    uint _84 = gl_SubgroupInvocationID;
    uint _86 = (31u >> 8u) | 4294967264u;
    uint _92 = _84 ^ 2u;
    u0_1._m0[_8 + 6u] = subgroupShuffle(t0_1._m0[gl_LocalInvocationIndex], (_92 <= (((31u & 31u) & (~_86)) | (_84 & _86))) ? _92 : _84);
    u0_1._m0[_8 + 7u] = subgroupAll(uint(t0_1._m0[gl_LocalInvocationIndex] > 3u) != 0u) ? 4294967295u : 0u;
    u0_1._m0[_8 + 8u] = subgroupAny(uint(t0_1._m0[gl_LocalInvocationIndex] > 8u) != 0u) ? 4294967295u : 0u;
    u0_1._m0[_8 + 9u] = subgroupBallot(uint(t0_1._m0[gl_LocalInvocationIndex] > 4u) != 0u).x;
    uint _117 = gl_SubgroupInvocationID;
    u0_1._m0[_8 + 10u] = _117;
    uint _119 = gl_SubgroupInvocationID;
    u0_1._m0[_8 + 11u] = (1u << (_119 & 31u)) - 1u;
    uint _125 = gl_SubgroupInvocationID;
    uint _127 = (2u >> 8u) | 4294967264u;
    uint _128 = ~_127;
    uint _129 = _125 & _127;
    uint _134 = ((3u - gl_LocalInvocationIndex) & _128) | _129;
    bool _135 = _134 <= (((2u & 31u) & _128) | _129);
    u0_1._m0[_8 + 12u] = uint(_135);
    u0_1._m0[_8 + 13u] = subgroupShuffle(t0_1._m0[gl_LocalInvocationIndex], _135 ? _134 : _125);
    u0_1._m0[_8 + 14u] = subgroupAll(uint(t0_1._m0[gl_LocalInvocationIndex] > 2u) != 0u) ? 4294967295u : 0u;
}

