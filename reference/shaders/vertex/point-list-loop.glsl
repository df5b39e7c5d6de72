#version 460

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    vec4 _m0[];
} t0_1;

layout(set = 0, binding = 0, std140) uniform b0
{
    vec4 _m0[1];
} b0_1;

layout(location = 0) in vec3 in_POSITION0;

void main()
{
    float _62;
    float _63;
    float _64;
    if (floatBitsToUint(b0_1._m0[0u].x) > 1u)
    {
        float _44;
        uint _45;
        float _59;
        float _60;
        float _61;
        float _54 = t0_1._m0[0u].x;
        float _55 = t0_1._m0[0u].y;
        float _56 = t0_1._m0[0u].z;
        float _57 = b0_1._m0[0u].y;
        uint _58 = 1u;
        float _19;
        float _20;
        float _21;
        float _32;
        bool _33;
        for (;;)
        {
            _19 = t0_1._m0[_58].x;
            _20 = t0_1._m0[_58].y;
            _21 = t0_1._m0[_58].z;
            float _24 = _54 - _19;
            float _25 = _55 - _20;
            float _26 = _56 - _21;
            _32 = sqrt(((_24 * _24) + (_25 * _25)) + (_26 * _26));
            _33 = !(_32 >= _57);
            if (!_33)
            {
                float _34 = _57 / _32;
                _59 = (_34 * (_19 - _54)) + _54;
                _60 = (_34 * (_20 - _55)) + _55;
                _61 = (_34 * (_21 - _56)) + _56;
                break;
            }
            _44 = _57 - _32;
            _45 = _58 + 1u;
            if (!(_45 < floatBitsToUint(b0_1._m0[0u].x)))
            {
                _59 = _19;
                _60 = _20;
                _61 = _21;
                break;
            }
            _54 = _19;
            _55 = _20;
            _56 = _21;
            _57 = _44;
            _58 = _45;
            continue;
        }
        _62 = _59;
        _63 = _60;
        _64 = _61;
    }
    else
    {
        _62 = t0_1._m0[0u].x;
        _63 = t0_1._m0[0u].y;
        _64 = t0_1._m0[0u].z;
    }
    gl_Position = vec4(_62 + in_POSITION0.x, _63 + in_POSITION0.y, _64 + in_POSITION0.z, 1.0);
}

