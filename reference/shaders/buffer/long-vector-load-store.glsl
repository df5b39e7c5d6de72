#version 460
layout(local_size_x = 2, local_size_y = 1, local_size_z = 1) in;

float _113;

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
    uint _59 = (gl_GlobalInvocationID.x * 28u) >> 2u;
    uint _78 = _59 + 6u;
    u0_1._m0[_59] = t0_1._m0[_59] << 1u;
    u0_1._m0[_59 + 1u] = t0_1._m0[_59 + 1u] << 1u;
    u0_1._m0[_59 + 2u] = t0_1._m0[_59 + 2u] << 1u;
    u0_1._m0[_59 + 3u] = t0_1._m0[_59 + 3u] << 1u;
    u0_1._m0[_59 + 4u] = t0_1._m0[_59 + 4u] << 1u;
    u0_1._m0[_59 + 5u] = t0_1._m0[_59 + 5u] << 1u;
    u0_1._m0[_59 + 6u] = t0_1._m0[_78] << 1u;
    uint _103 = gl_GlobalInvocationID.x * 3u;
    uint _107 = _103 + 1u;
    uint _110 = _103 + 2u;
    uint _26 = t0_1._m0[_78];
    float _28 = float(_26);
    float _29 = _113;
    float _30 = _113;
    float _31 = _113;
    float _32 = _113;
    float _33 = _113;
    float _34 = _28;
    float _35 = _28;
    float _36 = _28;
    float _37 = _28;
    float _38 = _28;
    float _39 = _28;
    uint _118 = (1u - gl_GlobalInvocationID.x) * 3u;
    u1_1._m0[_118] = vec2(t1_1._m0[_103].x + _34, t1_1._m0[_103].y + _35);
    u1_1._m0[_118 + 1u] = vec2(t1_1._m0[_107].x + _36, t1_1._m0[_107].y + _37);
    u1_1._m0[_118 + 2u] = vec2(t1_1._m0[_110].x + _38, t1_1._m0[_110].y + _39);
}

