#version 460
layout(local_size_x = 2, local_size_y = 1, local_size_z = 1) in;

float _108;

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
    uint _64 = _59 + 1u;
    uint _67 = _59 + 2u;
    uint _70 = _59 + 3u;
    uint _73 = _59 + 4u;
    uint _76 = _59 + 5u;
    uint _79 = _59 + 6u;
    u0_1._m0[_59] = t0_1._m0[_59] << 1u;
    u0_1._m0[_64] = t0_1._m0[_64] << 1u;
    u0_1._m0[_67] = t0_1._m0[_67] << 1u;
    u0_1._m0[_70] = t0_1._m0[_70] << 1u;
    u0_1._m0[_73] = t0_1._m0[_73] << 1u;
    u0_1._m0[_76] = t0_1._m0[_76] << 1u;
    u0_1._m0[_79] = t0_1._m0[_79] << 1u;
    uint _98 = gl_GlobalInvocationID.x * 3u;
    uint _102 = _98 + 1u;
    uint _105 = _98 + 2u;
    uint _26 = t0_1._m0[_79];
    float _28 = float(_26);
    float _29 = _108;
    float _30 = _108;
    float _31 = _108;
    float _32 = _108;
    float _33 = _108;
    float _34 = _28;
    float _35 = _28;
    float _36 = _28;
    float _37 = _28;
    float _38 = _28;
    float _39 = _28;
    uint _113 = (1u - gl_GlobalInvocationID.x) * 3u;
    u1_1._m0[_113] = vec2(t1_1._m0[_98].x + _34, t1_1._m0[_98].y + _35);
    u1_1._m0[_113 + 1u] = vec2(t1_1._m0[_102].x + _36, t1_1._m0[_102].y + _37);
    u1_1._m0[_113 + 2u] = vec2(t1_1._m0[_105].x + _38, t1_1._m0[_105].y + _39);
}

