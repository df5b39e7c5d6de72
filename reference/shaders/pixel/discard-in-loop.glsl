#version 460

layout(set = 0, binding = 0, std140) uniform b0
{
    vec4 _m0[1];
} b0_1;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    vec4 _m0[];
} t0_1;

layout(location = 0) in vec4 in_WORLD0;
layout(location = 0) out vec4 out_SV_Target0;
bool discarded = false;

void main()
{
    float _33;
    if (floatBitsToUint(b0_1._m0[0u].x) == 0u)
    {
        _33 = 1000000015047466219876688855040.0;
    }
    else
    {
        uint _24;
        bool _29;
        float _32;
        float _30 = 1000000015047466219876688855040.0;
        uint _31 = 0u;
        float _18;
        float _20;
        bool _21;
        for (;;)
        {
            _18 = t0_1._m0[_31].w;
            _20 = dot(vec4(in_WORLD0), vec4(t0_1._m0[_31].xyz, _18));
            _21 = _20 < 0.0;
            if (_21)
            {
                if (_18 > 0.0)
                {
                    discarded = true;
                }
                _32 = _30;
            }
            else
            {
                _32 = isnan(_20) ? _30 : (isnan(_30) ? _20 : min(_30, _20));
            }
            _24 = _31 + 1u;
            _29 = _24 < floatBitsToUint(b0_1._m0[0u].x);
            if (_29)
            {
                _30 = _32;
                _31 = _24;
                continue;
            }
            else
            {
                break;
            }
        }
        _33 = _32;
    }
    out_SV_Target0 = vec4(_33);
    if (discarded)
    {
        discard;
    }
}

