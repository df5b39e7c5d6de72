#version 460

float _90;

layout(location = 1) in vec4 in_COLOR0;
layout(location = 0) flat in uint in_COUNT0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    float _55;
    float _56;
    float _57;
    float _58;
    if (0u < in_COUNT0)
    {
        uint _24;
        bool _27;
        float _33;
        float _34;
        float _35;
        float _36;
        float _42;
        float _43;
        float _44;
        float _45;
        float _46;
        float _47;
        float _48;
        float _49;
        uint _50;
        float _28 = 0.0;
        float _29 = 0.0;
        float _30 = 0.0;
        float _31 = 0.0;
        uint _32 = 0u;
        uint _8;
        for (;;)
        {
            _8 = _32 % 3u;
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
                    _37 = _90;
                    _38 = _90;
                    _39 = _90;
                    _40 = _90;
                    _41 = 1u;
                    break;
                }
                case 1u:
                {
                    _33 = _90;
                    _34 = _90;
                    _35 = _90;
                    _36 = _90;
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
                    _37 = _90;
                    _38 = _90;
                    _39 = _90;
                    _40 = _90;
                    _41 = 1u;
                    break;
                }
            }
            if (_41 == 1u)
            {
                if (((_33 > 100.0) != false) != false)
                {
                    _46 = _37;
                    _47 = _38;
                    _48 = _39;
                    _49 = _40;
                    _50 = 4u;
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
            _27 = ((_24 < in_COUNT0) != false) != false;
            if (_27)
            {
                _28 = _42;
                _29 = _43;
                _30 = _44;
                _31 = _45;
                _32 = _24;
                continue;
            }
            else
            {
                _46 = _42;
                _47 = _43;
                _48 = _44;
                _49 = _45;
                _50 = 5u;
                break;
            }
        }
        float _51;
        float _52;
        float _53;
        float _54;
        if (_50 == 4u)
        {
            _51 = _33;
            _52 = _34;
            _53 = _35;
            _54 = _36;
        }
        else
        {
            _51 = _46;
            _52 = _47;
            _53 = _48;
            _54 = _49;
        }
        _55 = _51;
        _56 = _52;
        _57 = _53;
        _58 = _54;
    }
    else
    {
        _55 = 0.0;
        _56 = 0.0;
        _57 = 0.0;
        _58 = 0.0;
    }
    out_SV_Target0 = vec4(_55, _56, _57, _58);
}

