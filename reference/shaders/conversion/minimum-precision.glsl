#version 460
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    float _m0[];
} t0_1;

layout(set = 0, binding = 1001, std430) readonly buffer t1
{
    uint _m0[];
} t1_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    float _m0[];
} u0_1;

layout(set = 0, binding = 2001, std430) restrict writeonly buffer u1
{
    uint _m0[];
} u1_1;

void main()
{
    float _8 = t0_1._m0[gl_GlobalInvocationID.x];
    mediump float mp_copy_8 = _8;
    uint _14 = t1_1._m0[gl_GlobalInvocationID.x];
    mediump uint mp_copy_14 = _14;
    mediump float _20 = float(int(mp_copy_14)) + (mp_copy_8 * mp_copy_8);
    u0_1._m0[gl_GlobalInvocationID.x] = _20;
    uint _25 = gl_GlobalInvocationID.x * 3u;
    u1_1._m0[_25] = uint(int(((t1_1._m0[gl_GlobalInvocationID.x] * t1_1._m0[gl_GlobalInvocationID.x]) - t1_1._m0[gl_GlobalInvocationID.x]) << 16u) >> int(16u));
    u1_1._m0[_25 + 1u] = (uint(max(int(t1_1._m0[gl_GlobalInvocationID.x]), int(-t1_1._m0[gl_GlobalInvocationID.x]))) >> 1u) & 32767u;
    mediump float _29 = mp_copy_8 * 4.0;
    float hp_copy_29 = _29;
    u1_1._m0[_25 + 2u] = ((int(_14) < int(0u)) ? 100u : 0u) + uint(int(hp_copy_29));
}

