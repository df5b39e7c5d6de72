#version 460

layout(set = 0, binding = 0, std140) uniform b0
{
    vec4 _m0[2];
} b0_1;

layout(set = 0, binding = 1000) uniform texture3D t0;
layout(set = 0, binding = 3000) uniform sampler s0;

layout(location = 1) in vec3 in_DIRECTION0;
layout(location = 0) in vec3 in_START0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    float _60;
    float _61;
    float _62;
    float _63;
    if (floatBitsToUint(b0_1._m0[0u].w) == 0u)
    {
        _60 = in_START0.x;
        _61 = in_START0.y;
        _62 = in_START0.z;
        _63 = 0.0;
    }
    else
    {
        uint _47;
        bool _52;
        float _58;
        float _59;
        float _53 = in_START0.x;
        float _54 = in_START0.y;
        float _55 = in_START0.z;
        float _56 = 0.0;
        uint _57 = 0u;
        float _20;
        float _21;
        float _22;
        for (;;)
        {
            _20 = (b0_1._m0[0u].x * in_DIRECTION0.x) + _53;
            _21 = (b0_1._m0[0u].y * in_DIRECTION0.y) + _54;
            _22 = (b0_1._m0[0u].z * in_DIRECTION0.z) + _55;
            if ((_22 < 0.0) || ((_20 < 0.0) || (_21 < 0.0)))
            {
                _59 = _56;
                break;
            }
            else
            {
                if ((_22 > 1.0) || ((_20 > 1.0) || (_21 > 1.0)))
                {
                    _59 = _56;
                    break;
                }
                vec4 _107 = textureLod(sampler3D(t0, s0), vec3(_20, _21, _22), 0.0);
                float _33 = _107.x;
                if (_33 < b0_1._m0[1u].x)
                {
                    _58 = _56;
                }
                else
                {
                    float _45 = (_33 * (1.0 - _56)) + _56;
                    if (_45 > 0.9900000095367431640625)
                    {
                        _59 = 1.0;
                        break;
                    }
                    else
                    {
                        _58 = _45;
                    }
                }
                _47 = _57 + 1u;
                _52 = _47 < floatBitsToUint(b0_1._m0[0u].w);
                if (_52)
                {
                    _53 = _20;
                    _54 = _21;
                    _55 = _22;
                    _56 = _58;
                    _57 = _47;
                    continue;
                }
                else
                {
                    _59 = _58;
                    break;
                }
            }
        }
        _60 = _20;
        _61 = _21;
        _62 = _22;
        _63 = _59;
    }
    out_SV_Target0 = vec4(_60, _61, _62, _63);
}

