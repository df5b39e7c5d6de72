#version 460

float _99;

layout(location = 1) in vec4 in_COLOR0;
layout(location = 0) flat in uint in_COUNT0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    float _63;
    float _64;
    float _65;
    float _66;
    if (0u < in_COUNT0)
    {
        uint _24;
        bool _27;
        float _41;
        float _42;
        float _43;
        float _44;
        float _50;
        float _51;
        float _52;
        float _53;
        float _54;
        float _55;
        float _56;
        float _57;
        uint _58;
        float _28 = 0.0;
        float _29 = 0.0;
        float _30 = 0.0;
        float _31 = 0.0;
        uint _32 = 0u;
        float _33;
        float _34;
        float _35;
        float _36;
        float _37;
        float _38;
        float _39;
        float _40;
        uint _8;
        for (;;)
        {
            _8 = _32 % 3u;
            float _45;
            float _46;
            float _47;
            float _48;
            uint _49;
            switch (_8)
            {
                case 0u:
                {
                    _41 = _28 + in_COLOR0.x;
                    _42 = _29 + in_COLOR0.y;
                    _43 = _30 + in_COLOR0.z;
                    _44 = _31 + in_COLOR0.w;
                    _45 = _37;
                    _46 = _38;
                    _47 = _39;
                    _48 = _40;
                    _49 = 1u;
                    break;
                }
                case 1u:
                {
                    _41 = _33;
                    _42 = _34;
                    _43 = _35;
                    _44 = _36;
                    _45 = _28 - in_COLOR0.w;
                    _46 = _29 - in_COLOR0.z;
                    _47 = _30 - in_COLOR0.y;
                    _48 = _31 - in_COLOR0.x;
                    _49 = 2u;
                    break;
                }
                default:
                {
                    _41 = _28 * 0.5;
                    _42 = _29 * 0.5;
                    _43 = _30 * 0.5;
                    _44 = _31 * 0.5;
                    _45 = _37;
                    _46 = _38;
                    _47 = _39;
                    _48 = _40;
                    _49 = 1u;
                    break;
                }
            }
            if (_49 == 1u)
            {
                if (((_41 > 100.0) != false) != false)
                {
                    _54 = _45;
                    _55 = _46;
                    _56 = _47;
                    _57 = _48;
                    _58 = 4u;
                    break;
                }
                _50 = _41;
                _51 = _42;
                _52 = _43;
                _53 = _44;
            }
            else
            {
                _50 = _45;
                _51 = _46;
                _52 = _47;
                _53 = _48;
            }
            _24 = _32 + 1u;
            _27 = ((_24 < in_COUNT0) != false) != false;
            if (_27)
            {
                _28 = _50;
                _29 = _51;
                _30 = _52;
                _31 = _53;
                _32 = _24;
                _33 = _41;
                _34 = _42;
                _35 = _43;
                _36 = _44;
                _37 = _50;
                _38 = _51;
                _39 = _52;
                _40 = _53;
                continue;
            }
            else
            {
                _54 = _50;
                _55 = _51;
                _56 = _52;
                _57 = _53;
                _58 = 5u;
                break;
            }
        }
        float _59;
        float _60;
        float _61;
        float _62;
        if (_58 == 4u)
        {
            _59 = _41;
            _60 = _42;
            _61 = _43;
            _62 = _44;
        }
        else
        {
            _59 = _54;
            _60 = _55;
            _61 = _56;
            _62 = _57;
        }
        _63 = _59;
        _64 = _60;
        _65 = _61;
        _66 = _62;
    }
    else
    {
        _63 = 0.0;
        _64 = 0.0;
        _65 = 0.0;
        _66 = 0.0;
    }
    out_SV_Target0 = vec4(_63, _64, _65, _66);
}

