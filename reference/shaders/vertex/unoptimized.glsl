#version 460

layout(set = 0, binding = 0, std140) uniform b0
{
    vec4 _m0[1];
} b0_1;

layout(location = 0) in vec3 in_POSITION0;

void main()
{
    float _63[4];
    _63[0u] = 0.0;
    _63[1u] = 0.5;
    _63[2u] = 1.0;
    _63[3u] = 1.5;
    float _41;
    float _42;
    float _43;
    if (((floatBitsToUint(b0_1._m0[0u].y) == 1u) != false) != false)
    {
        float _19 = b0_1._m0[0u].x + _63[(uint(gl_InstanceIndex) - uint(gl_BaseInstance)) & 3u];
        float _20 = sin(_19);
        float _21 = cos(_19);
        _41 = (_21 * in_POSITION0.x) - (_20 * in_POSITION0.z);
        _42 = in_POSITION0.y;
        _43 = (_20 * in_POSITION0.x) + (_21 * in_POSITION0.z);
    }
    else
    {
        float _38;
        float _39;
        float _40;
        if (((floatBitsToUint(b0_1._m0[0u].y) == 2u) != false) != false)
        {
            _38 = in_POSITION0.x * 2.0;
            _39 = in_POSITION0.y * 2.0;
            _40 = in_POSITION0.z * 2.0;
        }
        else
        {
            _38 = in_POSITION0.x;
            _39 = in_POSITION0.y;
            _40 = in_POSITION0.z;
        }
        _41 = _38;
        _42 = _39;
        _43 = _40;
    }
    gl_Position = vec4(_41, _42, _43, 1.0);
}

