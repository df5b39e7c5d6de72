#version 460

layout(set = 0, binding = 0, std140) uniform b0
{
    vec4 _m0[9];
} b0_1;

layout(location = 1) in vec3 in_NORMAL0;
layout(location = 0) in vec3 in_WORLD0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    float _41;
    if (floatBitsToUint(b0_1._m0[8u].x) == 0u)
    {
        _41 = 0.0;
    }
    else
    {
        uint _30;
        bool _35;
        float _39;
        float _40;
        float _36 = 0.0;
        uint _37 = 0u;
        float _20;
        bool _21;
        vec3 _77;
        for (;;)
        {
            _77 = vec3(b0_1._m0[_37].x - in_WORLD0.x, b0_1._m0[_37].y - in_WORLD0.y, b0_1._m0[_37].z - in_WORLD0.z);
            _20 = dot(_77, _77);
            _21 = _20 > b0_1._m0[_37].w;
            if (_21)
            {
                _39 = _36;
            }
            else
            {
                float _24 = inversesqrt(_20) * dot(vec3(in_NORMAL0), _77);
                float _38;
                if (!(_24 <= 0.0))
                {
                    float _28 = (_24 / (_20 + 1.0)) + _36;
                    if (_28 > 4.0)
                    {
                        _40 = _28;
                        break;
                    }
                    else
                    {
                        _38 = _28;
                    }
                }
                else
                {
                    _38 = _36;
                }
                _39 = _38;
            }
            _30 = _37 + 1u;
            _35 = _30 < floatBitsToUint(b0_1._m0[8u].x);
            if (_35)
            {
                _36 = _39;
                _37 = _30;
                continue;
            }
            else
            {
                _40 = _39;
                break;
            }
        }
        _41 = _40;
    }
    out_SV_Target0 = vec4(_41);
}

