#version 460
layout(local_size_x = 2, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    float _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    float _m0[];
} u0_1;

void main()
{
    float _8 = t0_1._m0[gl_LocalInvocationIndex];
    mediump float mp_copy_8 = _8;
    uint _9 = gl_LocalInvocationIndex + 2u;
    float _15 = t0_1._m0[_9];
    mediump float mp_copy_15 = _15;
    uint _16 = gl_LocalInvocationIndex + 4u;
    float _22 = t0_1._m0[_16];
    mediump float mp_copy_22 = _22;
    mediump float _23 = fma(mp_copy_8, mp_copy_15, mp_copy_22);
    mediump float _24 = dot(vec3(_8, _15, _22), vec3(_22, _8, _15));
    mediump float _35 = _23;
    u0_1._m0[gl_LocalInvocationIndex] = _35;
    mediump float _36 = _24;
    u0_1._m0[_9] = _36;
    mediump float _37 = dot(vec2(_8, _15), vec2(_15, _22));
    u0_1._m0[_16] = _37;
    mediump uint _38 = (uint(int(mp_copy_8)) * uint(int(mp_copy_15))) + uint(int(mp_copy_22));
    uint hp_copy_38 = _38;
    u0_1._m0[gl_LocalInvocationIndex + 6u] = float(int(hp_copy_38));
    mediump uint _41 = (uint(abs(mp_copy_8)) * uint(abs(mp_copy_15))) + uint(abs(mp_copy_22));
    uint hp_copy_41 = _41;
    u0_1._m0[gl_LocalInvocationIndex + 8u] = float(hp_copy_41);
    mediump float _46 = (_8 < _15) ? _23 : _24;
    u0_1._m0[gl_LocalInvocationIndex + 10u] = _46;
    mediump float _60;
    _60 = _8;
    mediump float _56;
    uint _57;
    for (uint _61 = 0u; _61 < min(uint(t0_1._m0[6u]), 3u); _60 = _56, _61 = _57)
    {
        _56 = _60 + mp_copy_15;
        _57 = _61 + 1u;
    }
    mediump float _58 = _60;
    u0_1._m0[gl_LocalInvocationIndex + 12u] = _58;
}

