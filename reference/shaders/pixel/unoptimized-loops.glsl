#version 460

float _93;

layout(location = 1) in vec4 in_COLOR0;
layout(location = 0) flat in uint in_COUNT0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    float _58;
    float _59;
    float _60;
    float _61;
    if (0u < in_COUNT0)
    {
        float _37;
        float _38;
        float _39;
        float _40;
        float _41;
        float _42;
        float _43;
        float _44;
        float _45;
        float _46;
        float _47;
        float _48;
        float _49;
        float _50;
        float _51;
        float _52;
        uint _53;
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
            bool _65_ladder_break = false;
            switch (_8)
            {
                case 0u:
                {
                    _33 = _28 + in_COLOR0.x;
                    _34 = _29 + in_COLOR0.y;
                    _35 = _30 + in_COLOR0.z;
                    _36 = _31 + in_COLOR0.w;
                    break;
                }
                case 1u:
                {
                    _37 = _93;
                    _38 = _93;
                    _39 = _93;
                    _40 = _93;
                    _41 = _28 - in_COLOR0.w;
                    _42 = _29 - in_COLOR0.z;
                    _43 = _30 - in_COLOR0.y;
                    _44 = _31 - in_COLOR0.x;
                    uint _24 = _32 + 1u;
                    if (((_24 < in_COUNT0) != false) != false)
                    {
                        _28 = _41;
                        _29 = _42;
                        _30 = _43;
                        _31 = _44;
                        _32 = _24;
                        continue;
                    }
                    else
                    {
                        _45 = _37;
                        _46 = _38;
                        _47 = _39;
                        _48 = _40;
                        _49 = _41;
                        _50 = _42;
                        _51 = _43;
                        _52 = _44;
                        _53 = 7u;
                        _65_ladder_break = true;
                        break;
                    }
                }
                default:
                {
                    _33 = _28 * 0.5;
                    _34 = _29 * 0.5;
                    _35 = _30 * 0.5;
                    _36 = _31 * 0.5;
                    break;
                }
            }
            if (_65_ladder_break)
            {
                break;
            }
            if (((_33 > 100.0) != false) != false)
            {
                _45 = _33;
                _46 = _34;
                _47 = _35;
                _48 = _36;
                _49 = _93;
                _50 = _93;
                _51 = _93;
                _52 = _93;
                _53 = 6u;
                break;
            }
            _37 = _33;
            _38 = _34;
            _39 = _35;
            _40 = _36;
            _41 = _33;
            _42 = _34;
            _43 = _35;
            _44 = _36;
            uint _24 = _32 + 1u;
            if (((_24 < in_COUNT0) != false) != false)
            {
                _28 = _41;
                _29 = _42;
                _30 = _43;
                _31 = _44;
                _32 = _24;
                continue;
            }
            else
            {
                _45 = _37;
                _46 = _38;
                _47 = _39;
                _48 = _40;
                _49 = _41;
                _50 = _42;
                _51 = _43;
                _52 = _44;
                _53 = 7u;
                break;
            }
        }
        float _54;
        float _55;
        float _56;
        float _57;
        if (_53 == 6u)
        {
            _54 = _45;
            _55 = _46;
            _56 = _47;
            _57 = _48;
        }
        else
        {
            _54 = _49;
            _55 = _50;
            _56 = _51;
            _57 = _52;
        }
        _58 = _54;
        _59 = _55;
        _60 = _56;
        _61 = _57;
    }
    else
    {
        _58 = 0.0;
        _59 = 0.0;
        _60 = 0.0;
        _61 = 0.0;
    }
    out_SV_Target0 = vec4(_58, _59, _60, _61);
}

