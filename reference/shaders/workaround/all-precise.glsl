#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    float _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    vec2 _m0[];
} u0_1;

void main()
{
    precise float _24 = t0_1._m0[0u] * t0_1._m0[1u];
    precise float _7 = _24 + t0_1._m0[2u];
    precise float _25 = t0_1._m0[0u] * t0_1._m0[1u];
    precise float _26 = t0_1._m0[0u] * t0_1._m0[2u];
    precise float _8 = _25 + _26;
    precise float _9 = _8 - t0_1._m0[0u];
    u0_1._m0[0u] = vec2(_7, _9);
}

