#version 460
#extension GL_EXT_samplerless_texture_functions : require

layout(set = 0, binding = 0, std140) uniform b0
{
    vec4 _m0[1];
} b0_1;

layout(set = 0, binding = 1000) uniform texture2D t0;

layout(location = 0) in vec4 in_COLOR0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    float _49;
    float _50;
    float _51;
    float _52;
    if (floatBitsToUint(b0_1._m0[0u].x) == 0u)
    {
        _49 = 0.0;
        _50 = 0.0;
        _51 = 0.0;
        _52 = 0.0;
    }
    else
    {
        float _44 = 0.0;
        float _45 = 0.0;
        float _46 = 0.0;
        float _47 = 0.0;
        uint _48 = 0u;
        float _14;
        float _15;
        float _16;
        float _17;
        uint _18;
        bool _23;
        for (;;)
        {
            vec4 _94 = texelFetch(t0, ivec2(uvec2(_48, 0u)), int(0u));
            _14 = _94.x + _44;
            _15 = _94.y + _45;
            _16 = _94.z + _46;
            _17 = _94.w + _47;
            _18 = _48 + 1u;
            _23 = _18 < floatBitsToUint(b0_1._m0[0u].x);
            if (_23)
            {
                _44 = _14;
                _45 = _15;
                _46 = _16;
                _47 = _17;
                _48 = _18;
                continue;
            }
            else
            {
                break;
            }
        }
        _49 = _14;
        _50 = _15;
        _51 = _16;
        _52 = _17;
    }
    float _53;
    float _54;
    float _55;
    float _56;
    if (in_COLOR0.x > 0.5)
    {
        vec4 _99 = texelFetch(t0, ivec2(uvec2(0u)), int(0u));
        _53 = _99.x * _49;
        _54 = _99.y * _50;
        _55 = _99.z * _51;
        _56 = _99.w * _52;
    }
    else
    {
        _53 = _49;
        _54 = _50;
        _55 = _51;
        _56 = _52;
    }
    float _57;
    float _58;
    float _59;
    float _60;
    if (in_COLOR0.y > 0.5)
    {
        vec4 _102 = texelFetch(t0, ivec2(uvec2(0u, 1u)), int(0u));
        _57 = _102.x + _53;
        _58 = _102.y + _54;
        _59 = _102.z + _55;
        _60 = _102.w + _56;
    }
    else
    {
        _57 = _53;
        _58 = _54;
        _59 = _55;
        _60 = _56;
    }
    out_SV_Target0 = vec4(_57, _58, _59, _60);
}

