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
    uint _66 = _9 * 2u;
    uint _69 = (_66 + 536870911u) & 536870911u;
    uvec2 _73 = t0_1._m0[_69 + 1u];
    uint _15 = t0_1._m0[_69 + 2u].x;
    u0_1._m0[_69].y = t0_1._m0[_69].y;
    u0_1._m0[_69 + 1u] = uvec2(_73);
    u0_1._m0[_69 + 2u].x = _15;
    uint _91 = (_66 + 536870910u) & 536870911u;
    uint _19 = t0_1._m0[_91 + 1u].x;
    uint _100 = _9 * 4u;
    u0_3._m0[_100 + 19u] = t0_1._m0[_91].y;
    u0_3._m0[_100 + 20u] = _19;
    uvec2 _109 = t0_1._m0[_69];
    uint _27 = t0_1._m0[_69 + 1u].x;
    uint _30 = _10 ^ 16u;
    uint _118 = ((_30 >> 2u) + 42u) & 1073741823u;
    u0_3._m0[_118] = _109.x;
    u0_3._m0[_118 + 1u] = _109.y;
    u0_3._m0[_118 + 2u] = _27;
    uint _32 = _9 << 3u;
    uint _126 = (_9 + 536870911u) & 536870911u;
    uint _35 = t0_1._m0[_126 + 1u].x;
    u0_3._m0[_66 + 65u] = t0_1._m0[_126].y;
    u0_3._m0[_66 + 66u] = _35;
}

