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

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uint _m0[];
} u0_1;

void main()
{
    uint _9 = ((floatBitsToUint(b0_1._m0[0u].x) & 6u) + 1u) + gl_GlobalInvocationID.x;
    uint _10 = _9 << 4u;
    uint _66 = _9 * 2u;
    uint _69 = (_66 + 536870911u) & 536870911u;
    uint _70 = _69 + 1u;
    uint _82 = _9 * 4u;
    uint _85 = (_82 + 1073741823u) & 1073741823u;
    u0_1._m0[_85] = t0_1._m0[_69].y;
    u0_1._m0[_85 + 1u] = t0_1._m0[_70].x;
    u0_1._m0[_85 + 2u] = t0_1._m0[_70].y;
    u0_1._m0[_85 + 3u] = t0_1._m0[_69 + 2u].x;
    uint _97 = (_66 + 536870910u) & 536870911u;
    u0_1._m0[_82 + 19u] = t0_1._m0[_97].y;
    u0_1._m0[_82 + 20u] = t0_1._m0[_97 + 1u].x;
    uint _30 = _10 ^ 16u;
    uint _117 = ((_30 >> 2u) + 42u) & 1073741823u;
    u0_1._m0[_117] = t0_1._m0[_69].x;
    u0_1._m0[_117 + 1u] = t0_1._m0[_69].y;
    u0_1._m0[_117 + 2u] = t0_1._m0[_70].x;
    uint _32 = _9 << 3u;
    uint _124 = (_9 + 536870911u) & 536870911u;
    u0_1._m0[_66 + 65u] = t0_1._m0[_124].y;
    u0_1._m0[_66 + 66u] = t0_1._m0[_124 + 1u].x;
}

