#version 460
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 0, std140) uniform b0
{
    vec4 _m0[1];
} b0_1;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uvec2 _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) writeonly buffer u0
{
    uvec2 _m0[];
} u0_1;

layout(set = 0, binding = 2000, std430) writeonly buffer u0_2
{
    uint _m0[];
} u0_3;

void main()
{
    uint _9 = ((floatBitsToUint(b0_1._m0[0u].x) & 6u) | 1u) + gl_GlobalInvocationID.x;
    uint _10 = _9 << 4u;
    uint _66 = (_10 + 4294967292u) >> 3u;
    uvec2 _70 = t0_1._m0[_66 + 1u];
    uint _15 = t0_1._m0[_66 + 2u].x;
    u0_1._m0[_66].y = t0_1._m0[_66].y;
    u0_1._m0[_66 + 1u] = uvec2(_70);
    u0_1._m0[_66 + 2u].x = _15;
    uint _87 = (_10 + 4294967284u) >> 3u;
    uint _19 = t0_1._m0[_87 + 1u].x;
    uint _96 = _9 * 4u;
    u0_3._m0[_96 + 19u] = t0_1._m0[_87].y;
    u0_3._m0[_96 + 20u] = _19;
    uint _104 = (_10 + 4294967288u) >> 3u;
    uvec2 _106 = t0_1._m0[_104];
    uint _27 = t0_1._m0[_104 + 1u].x;
    uint _111 = ((_10 ^ 16u) + 168u) >> 2u;
    u0_3._m0[_111] = _106.x;
    u0_3._m0[_111 + 1u] = _106.y;
    u0_3._m0[_111 + 2u] = _27;
    uint _32 = _9 << 3u;
    uint _117 = (_32 + 4294967292u) >> 3u;
    uint _35 = t0_1._m0[_117 + 1u].x;
    uint _122 = _9 * 2u;
    u0_3._m0[_122 + 65u] = t0_1._m0[_117].y;
    u0_3._m0[_122 + 66u] = _35;
}

