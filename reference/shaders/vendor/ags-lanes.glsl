#version 460
#extension GL_KHR_shader_subgroup_ballot : require
#extension GL_KHR_shader_subgroup_shuffle : require
#extension GL_KHR_shader_subgroup_basic : require
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
    bool _8 = t0_1._m0[gl_LocalInvocationIndex] > 4u;
    uint _9 = uint(_8);
    uvec4 _120 = subgroupBallot(_9 != 0u);
    uint _11 = _120.x;
    uvec4 _121 = subgroupBallot(_9 != 0u);
    uint _17 = _121.y;
    uint _20 = gl_LocalInvocationIndex << 4u;
    u0_1._m0[_20] = subgroupBroadcastFirst(t0_1._m0[gl_LocalInvocationIndex]);
    u0_1._m0[_20 + 1u] = subgroupBroadcast(t0_1._m0[gl_LocalInvocationIndex], 2u);
    u0_1._m0[_20 + 2u] = subgroupShuffle(t0_1._m0[gl_LocalInvocationIndex], ((((3u - gl_LocalInvocationIndex) << 8u) | 1342177282u) >> 8u) & 65535u);
    u0_1._m0[_20 + 3u] = subgroupShuffle(t0_1._m0[gl_LocalInvocationIndex], gl_LocalInvocationIndex ^ 1u);
    uint _34 = gl_SubgroupInvocationID;
    u0_1._m0[_20 + 4u] = _34;
    uint _36 = gl_SubgroupInvocationID;
    u0_1._m0[_20 + 5u] = subgroupShuffle(t0_1._m0[gl_LocalInvocationIndex], ((_36 & 4294967295u) + 0u) ^ 1u);
    uint _42 = gl_SubgroupInvocationID;
    u0_1._m0[_20 + 6u] = subgroupShuffle(t0_1._m0[gl_LocalInvocationIndex], ((_42 & 4294967292u) + 1u) ^ 0u);
    uint _48 = gl_SubgroupInvocationID;
    u0_1._m0[_20 + 7u] = subgroupShuffle(t0_1._m0[gl_LocalInvocationIndex], ((27u >> ((_48 & 3u) << 1u)) & 3u) | (_48 & 4294967292u));
    u0_1._m0[_20 + 8u] = _11;
    u0_1._m0[_20 + 9u] = _17;
    uint _59 = gl_SubgroupInvocationID;
    uint _62 = (1u << (_59 & 31u)) - 1u;
    bool _63 = _59 < 32u;
    u0_1._m0[_20 + 10u] = uint(bitCount(13u & (_63 ? _62 : 4294967295u))) + uint(bitCount(4294967295u & (_63 ? 0u : _62)));
    uint _72 = gl_SubgroupInvocationID;
    uint _75 = (1u << (_72 & 31u)) - 1u;
    bool _76 = _72 < 32u;
    u0_1._m0[_20 + 11u] = uint(bitCount(_11 & (_76 ? _75 : 4294967295u))) + uint(bitCount(_17 & (_76 ? 0u : _75)));
    uint _85 = gl_SubgroupInvocationID;
    u0_1._m0[_20 + 12u] = subgroupShuffle(t0_1._m0[gl_LocalInvocationIndex], ((_85 & 4294967295u) + 0u) ^ 2u);
    uint _91 = gl_SubgroupSize;
    u0_1._m0[_20 + 13u] = uint((_91 & 3u) == 0u);
    if (_8)
    {
        u0_1._m0[_20 + 14u] = subgroupBroadcastFirst(t0_1._m0[gl_LocalInvocationIndex]);
    }
    u0_1._m0[_20 + 15u] = subgroupBroadcast(floatBitsToUint(float(t0_1._m0[gl_LocalInvocationIndex])), 1u);
}

