#version 460
layout(local_size_x = 2, local_size_y = 1, local_size_z = 1) in;

float _114;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uint _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uint _m0[];
} u0_1;

layout(set = 0, binding = 1001, std430) readonly buffer t1
{
    vec2 _m0[];
} t1_1;

layout(set = 0, binding = 2001, std430) restrict writeonly buffer u1
{
    vec2 _m0[];
} u1_1;

void main()
{
    uint _59 = gl_GlobalInvocationID.x * 7u;
    uint _79 = _59 + 6u;
    u0_1._m0[_59] = t0_1._m0[_59] << 1u;
    u0_1._m0[_59 + 1u] = t0_1._m0[_59 + 1u] << 1u;
    u0_1._m0[_59 + 2u] = t0_1._m0[_59 + 2u] << 1u;
    u0_1._m0[_59 + 3u] = t0_1._m0[_59 + 3u] << 1u;
    u0_1._m0[_59 + 4u] = t0_1._m0[_59 + 4u] << 1u;
    u0_1._m0[_59 + 5u] = t0_1._m0[_59 + 5u] << 1u;
    u0_1._m0[_59 + 6u] = t0_1._m0[_79] << 1u;
    uint _104 = gl_GlobalInvocationID.x * 3u;
    uint _108 = _104 + 1u;
    uint _111 = _104 + 2u;
    uint _26 = t0_1._m0[_79];
    float _28 = float(_26);
    float _29 = _114;
    float _30 = _114;
    float _31 = _114;
    float _32 = _114;
    float _33 = _114;
    float _34 = _28;
    float _35 = _28;
    float _36 = _28;
    float _37 = _28;
    float _38 = _28;
    float _39 = _28;
    uint _119 = (1u - gl_GlobalInvocationID.x) * 3u;
    u1_1._m0[_119] = vec2(t1_1._m0[_104].x + _34, t1_1._m0[_104].y + _35);
    u1_1._m0[_119 + 1u] = vec2(t1_1._m0[_108].x + _36, t1_1._m0[_108].y + _37);
    u1_1._m0[_119 + 2u] = vec2(t1_1._m0[_111].x + _38, t1_1._m0[_111].y + _39);
}

