#version 460

float _85;

layout(location = 1) in vec4 in_COLOR0;
layout(location = 0) flat in uint in_COUNT0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    float _50;
    float _51;
    float _52;
    float _53;
    if (0u < in_COUNT0)
    {
        uint _24;
        float _42;
        float _43;
        float _44;
        float _45;
        float _46;
        float _47;
        float _48;
        float _49;
        float _28 = 0.0;
        float _29 = 0.0;
        float _30 = 0.0;
        float _31 = 0.0;
        uint _32 = 0u;
        uint _8;
        for (;;)
        {
            _8 = _32 % 3u;
            float _33;
            float _34;
            float _35;
            float _36;
            float _37;
            float _38;
            float _39;
            float _40;
            uint _41;
            switch (_8)
            {
                case 0u:
                {
                    _33 = _28 + in_COLOR0.x;
                    _34 = _29 + in_COLOR0.y;
                    _35 = _30 + in_COLOR0.z;
                    _36 = _31 + in_COLOR0.w;
                    _37 = _85;
                    _38 = _85;
                    _39 = _85;
                    _40 = _85;
                    _41 = 1u;
                    break;
                }
                case 1u:
                {
                    _33 = _85;
                    _34 = _85;
                    _35 = _85;
                    _36 = _85;
                    _37 = _28 - in_COLOR0.w;
                    _38 = _29 - in_COLOR0.z;
                    _39 = _30 - in_COLOR0.y;
                    _40 = _31 - in_COLOR0.x;
                    _41 = 2u;
                    break;
                }
                default:
                {
                    _33 = _28 * 0.5;
                    _34 = _29 * 0.5;
                    _35 = _30 * 0.5;
                    _36 = _31 * 0.5;
                    _37 = _85;
                    _38 = _85;
                    _39 = _85;
                    _40 = _85;
                    _41 = 1u;
                    break;
                }
            }
            if (_41 == 1u)
            {
                if (((_33 > 100.0) != false) != false)
                {
                    _46 = _33;
                    _47 = _34;
                    _48 = _35;
                    _49 = _36;
                    break;
                }
                _42 = _33;
                _43 = _34;
                _44 = _35;
                _45 = _36;
            }
            else
            {
                _42 = _37;
                _43 = _38;
                _44 = _39;
                _45 = _40;
            }
            _24 = _32 + 1u;
            if (!(((_24 < in_COUNT0) != false) != false))
            {
                _46 = _42;
                _47 = _43;
                _48 = _44;
                _49 = _45;
                break;
            }
            _28 = _42;
            _29 = _43;
            _30 = _44;
            _31 = _45;
            _32 = _24;
            continue;
        }
        _50 = _46;
        _51 = _47;
        _52 = _48;
        _53 = _49;
    }
    else
    {
        _50 = 0.0;
        _51 = 0.0;
        _52 = 0.0;
        _53 = 0.0;
    }
    out_SV_Target0 = vec4(_50, _51, _52, _53);
}

