#version 460
#extension GL_EXT_samplerless_texture_functions : require

layout(set = 0, binding = 0, std140) uniform b0
{
    vec4 _m0[1];
} b0_1;

layout(set = 0, binding = 1000) uniform texture2D t0;

layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    uint _4 = uint(int(gl_FragCoord.x));
    uint _5 = uint(int(gl_FragCoord.y));
    uint _6 = floatBitsToUint(b0_1._m0[0u].x);
    uint _10 = -_6;
    float _73;
    float _74;
    float _75;
    float _76;
    if (int(_6) < int(_10))
    {
        _73 = 0.0;
        _74 = 0.0;
        _75 = 0.0;
        _76 = 0.0;
    }
    else
    {
        uint _42;
        bool _48;
        float _69;
        float _70;
        float _71;
        float _72;
        uint _49 = _10;
        float _50 = 0.0;
        float _51 = 0.0;
        float _52 = 0.0;
        float _53 = 0.0;
        uint _16;
        bool _17;
        for (;;)
        {
            uint _12 = floatBitsToUint(b0_1._m0[0u].x);
            _16 = -_12;
            _17 = int(_12) < int(_16);
            bool _68;
            if (_17)
            {
                _68 = true;
                _69 = _53;
                _70 = _52;
                _71 = _51;
                _72 = _50;
            }
            else
            {
                uint _36;
                bool _41;
                float _59;
                float _60;
                float _61;
                float _62;
                bool _63;
                float _64;
                float _65;
                float _66;
                float _67;
                float _54 = _53;
                float _55 = _52;
                float _56 = _51;
                float _57 = _50;
                uint _58 = _16;
                bool _19;
                for (;;)
                {
                    _19 = (_58 | _49) == 0u;
                    if (_19)
                    {
                        _59 = _54;
                        _60 = _55;
                        _61 = _56;
                        _62 = _57;
                    }
                    else
                    {
                        vec4 _117 = texelFetch(t0, ivec2(uvec2(_58 + _4, _49 + _5)), int(0u));
                        float _27 = _117.x + _54;
                        float _28 = _117.y + _55;
                        float _29 = _117.z + _56;
                        float _30 = _117.w + _57;
                        if (_30 > b0_1._m0[0u].y)
                        {
                            _63 = false;
                            _64 = _27;
                            _65 = _28;
                            _66 = _29;
                            _67 = _30;
                            break;
                        }
                        else
                        {
                            _59 = _27;
                            _60 = _28;
                            _61 = _29;
                            _62 = _30;
                        }
                    }
                    _36 = _58 + 1u;
                    _41 = int(_58) < int(floatBitsToUint(b0_1._m0[0u].x));
                    if (_41)
                    {
                        _54 = _59;
                        _55 = _60;
                        _56 = _61;
                        _57 = _62;
                        _58 = _36;
                        continue;
                    }
                    else
                    {
                        _63 = true;
                        _64 = _59;
                        _65 = _60;
                        _66 = _61;
                        _67 = _62;
                        break;
                    }
                }
                _68 = _63;
                _69 = _64;
                _70 = _65;
                _71 = _66;
                _72 = _67;
            }
            _42 = _49 + 1u;
            _48 = _68 && (int(_49) < int(floatBitsToUint(b0_1._m0[0u].x)));
            if (_48)
            {
                _49 = _42;
                _50 = _72;
                _51 = _71;
                _52 = _70;
                _53 = _69;
                continue;
            }
            else
            {
                break;
            }
        }
        _73 = _72;
        _74 = _71;
        _75 = _70;
        _76 = _69;
    }
    out_SV_Target0 = vec4(_76, _75, _74, _73);
}

