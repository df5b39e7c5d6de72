#version 460
layout(local_size_x = 32, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2000, std430) restrict buffer values
{
    float _m0[];
} values_1;

float _4(float _80)
{
    return _80 * _80;
}

float _2(float _51, out float _52)
{
    _52 = (_51 * 2.0) + 1.0;
    return _4(_51) + _51;
}

void _3(inout vec4 _60, float _61)
{
    if (_61 > 0.0)
    {
        _60.x += _61;
    }
    else
    {
        _60.y -= _4(_61);
    }
}

void main()
{
    float _36;
    float _11 = _2(values_1._m0[gl_GlobalInvocationID.x], _36);
    vec4 _39 = vec4(0.0);
    _3(_39, _11);
    _3(_39, _11 - _36);
    _3(_39, _11 - (_36 * 2.0));
    _3(_39, _11 - (_36 * 3.0));
    values_1._m0[gl_GlobalInvocationID.x] = _39.x + _39.y;
}

