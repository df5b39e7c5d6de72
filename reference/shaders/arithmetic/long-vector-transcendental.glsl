#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

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
    float _8 = sqrt(t0_1._m0[0u]);
    float _9 = sqrt(t0_1._m0[1u]);
    float _10 = sqrt(t0_1._m0[2u]);
    float _11 = sqrt(t0_1._m0[3u]);
    float _12 = sqrt(t0_1._m0[4u]);
    float _61[5];
    _61[0u] = _8;
    _61[1u] = _9;
    _61[2u] = _10;
    _61[3u] = _11;
    _61[4u] = _12;
    float _69[5];
    _69[0u] = exp2(t0_1._m0[0u]);
    _69[1u] = exp2(t0_1._m0[1u]);
    _69[2u] = exp2(t0_1._m0[2u]);
    _69[3u] = exp2(t0_1._m0[3u]);
    _69[4u] = exp2(t0_1._m0[4u]);
    float _76[5];
    _76[0u] = floor(t0_1._m0[0u] * 0.300000011920928955078125);
    _76[1u] = floor(t0_1._m0[1u] * 0.300000011920928955078125);
    _76[2u] = floor(t0_1._m0[2u] * 0.300000011920928955078125);
    _76[3u] = floor(t0_1._m0[3u] * 0.300000011920928955078125);
    _76[4u] = floor(t0_1._m0[4u] * 0.300000011920928955078125);
    uint _36 = 0u;
    uint _34;
    bool _35;
    for (;;)
    {
        u0_1._m0[_36] = _61[_36];
        u0_1._m0[_36 + 5u] = _69[_36];
        u0_1._m0[_36 + 10u] = _76[_36];
        _34 = _36 + 1u;
        _35 = _34 == 5u;
        if (_35)
        {
            break;
        }
        else
        {
            _36 = _34;
            continue;
        }
    }
    u0_1._m0[15u] = ((((t0_1._m0[0u] * _8) + (t0_1._m0[1u] * _9)) + (t0_1._m0[2u] * _10)) + (t0_1._m0[3u] * _11)) + (t0_1._m0[4u] * _12);
}

