#version 460
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uvec4 _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uint _m0[];
} u0_1;

layout(set = 0, binding = 2001, std430) restrict writeonly buffer u1
{
    uint _m0[];
} u1_1;

void main()
{
    uint _8 = t0_1._m0[gl_LocalInvocationIndex].x;
    mediump uint mp_copy_8 = _8;
    uint _9 = t0_1._m0[gl_LocalInvocationIndex].y;
    mediump uint mp_copy_9 = _9;
    uint _10 = t0_1._m0[gl_LocalInvocationIndex].z;
    mediump uint mp_copy_10 = _10;
    uint _11 = t0_1._m0[gl_LocalInvocationIndex].w;
    mediump uint mp_copy_11 = _11;
    uint _12 = gl_LocalInvocationIndex * 24u;
    u0_1._m0[_12] = uint(int((t0_1._m0[gl_LocalInvocationIndex].y + t0_1._m0[gl_LocalInvocationIndex].x) << 16u) >> int(16u));
    u0_1._m0[_12 + 1u] = uint(int((t0_1._m0[gl_LocalInvocationIndex].x - t0_1._m0[gl_LocalInvocationIndex].y) << 16u) >> int(16u));
    uint _20 = t0_1._m0[gl_LocalInvocationIndex].x << 16u;
    u0_1._m0[_12 + 2u] = uint(int(_20 * t0_1._m0[gl_LocalInvocationIndex].y) >> int(16u));
    mediump uint _26 = (_8 << 1u) + mp_copy_9;
    u0_1._m0[_12 + 3u] = _26;
    u0_1._m0[_12 + 4u] = uint(_8 != _9);
    u0_1._m0[_12 + 5u] = uint(int((-t0_1._m0[gl_LocalInvocationIndex].x) << 16u) >> int(16u));
    mediump uint _36 = uint(min(int(mp_copy_8), int(mp_copy_9)));
    u0_1._m0[_12 + 6u] = _36;
    mediump uint _38 = uint(max(int(mp_copy_8), int(mp_copy_9)));
    mediump uint _39 = _38;
    u0_1._m0[_12 + 7u] = _39;
    mediump uint _42 = uint(min(int(_38), int(mp_copy_10)));
    u0_1._m0[_12 + 8u] = _42;
    mediump uint _45 = (mp_copy_8 * mp_copy_9) + mp_copy_10;
    u0_1._m0[_12 + 9u] = _45;
    mediump uint _49 = uint(max(int(mp_copy_8), int(-mp_copy_8)));
    u0_1._m0[_12 + 10u] = _49;
    u0_1._m0[_12 + 11u] = uint(int(_8) > int(0u)) - ((t0_1._m0[gl_LocalInvocationIndex].x >> 15u) & 1u);
    u0_1._m0[_12 + 12u] = uint(int(_8) < int(_9));
    u0_1._m0[_12 + 13u] = uint(int(((int(_8) >= int(_9)) ? t0_1._m0[gl_LocalInvocationIndex].x : t0_1._m0[gl_LocalInvocationIndex].z) << 16u) >> int(16u));
    mediump uint _66 = uint(int(_8) >> int(2u));
    u0_1._m0[_12 + 14u] = _66;
    u0_1._m0[_12 + 15u] = uint(int(((t0_1._m0[gl_LocalInvocationIndex].y & t0_1._m0[gl_LocalInvocationIndex].x) << 16u) + 65536u) >> int(16u));
    u0_1._m0[_12 + 16u] = uint(int(((t0_1._m0[gl_LocalInvocationIndex].y | t0_1._m0[gl_LocalInvocationIndex].x) << 16u) + 4294901760u) >> int(16u));
    u0_1._m0[_12 + 17u] = uint(int((t0_1._m0[gl_LocalInvocationIndex].y ^ t0_1._m0[gl_LocalInvocationIndex].x) << 16u) >> int(16u));
    u0_1._m0[_12 + 18u] = uint(int(_20 ^ 4294901760u) >> int(16u));
    mediump float _86 = float(int(mp_copy_8)) * 0.5;
    float hp_copy_86 = _86;
    u0_1._m0[_12 + 19u] = uint(int(hp_copy_86));
    mediump uint _92 = uint(int(float(int(mp_copy_10)) * (-0.25)));
    u0_1._m0[_12 + 20u] = _92;
    u0_1._m0[_12 + 21u] = uint(_9 != 0u);
    u0_1._m0[_12 + 22u] = uint(_8 == _9);
    u0_1._m0[_12 + 23u] = uint(int(_8) > int(_9));
    uint _103 = gl_LocalInvocationIndex << 4u;
    u1_1._m0[_103] = (t0_1._m0[gl_LocalInvocationIndex].w + t0_1._m0[gl_LocalInvocationIndex].z) & 65535u;
    u1_1._m0[_103 + 1u] = (t0_1._m0[gl_LocalInvocationIndex].w * t0_1._m0[gl_LocalInvocationIndex].z) & 65535u;
    mediump uint _110 = mp_copy_10 / mp_copy_11;
    u1_1._m0[_103 + 2u] = _110;
    mediump uint _113 = mp_copy_10 % mp_copy_11;
    u1_1._m0[_103 + 3u] = _113;
    mediump uint _116 = min(mp_copy_10, mp_copy_11);
    u1_1._m0[_103 + 4u] = _116;
    mediump uint _119 = max(mp_copy_10, mp_copy_11);
    u1_1._m0[_103 + 5u] = _119;
    u1_1._m0[_103 + 6u] = (t0_1._m0[gl_LocalInvocationIndex].z << 2u) & 65532u;
    u1_1._m0[_103 + 7u] = (t0_1._m0[gl_LocalInvocationIndex].z >> 1u) & 32767u;
    u1_1._m0[_103 + 8u] = uint(_10 < _11);
    uint _131 = t0_1._m0[gl_LocalInvocationIndex].z & 65535u;
    u1_1._m0[_103 + 9u] = (_10 >= _11) ? _131 : 7u;
    mediump uint _135 = (mp_copy_10 * mp_copy_11) + 3u;
    u1_1._m0[_103 + 10u] = _135;
    mediump float _138 = float(mp_copy_10) + 0.5;
    float hp_copy_138 = _138;
    u1_1._m0[_103 + 11u] = uint(hp_copy_138);
    mediump uint _144 = uint(float(mp_copy_11) * 2.0);
    u1_1._m0[_103 + 12u] = _144;
    u1_1._m0[_103 + 13u] = uint(bitCount(_131));
    u1_1._m0[_103 + 14u] = uint(int(t0_1._m0[gl_LocalInvocationIndex].z << 16u) >> int(16u));
    u1_1._m0[_103 + 15u] = _131 & t0_1._m0[gl_LocalInvocationIndex].w;
}

