#version 460
layout(local_size_x = 32, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2000, std430) restrict buffer values
{
    float _m0[];
} values_1;

float _4(float _79)
{
    return _79 * _79;
}

float _2(float _50, out float _51)
{
    _51 = (_50 * 2.0) + 1.0;
    return _4(_50) + _50;
}

void _3(inout vec4 _59, float _60)
{
    if (_60 > 0.0)
    {
        _59.x += _60;
    }
    else
    {
        _59.y -= _4(_60);
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

