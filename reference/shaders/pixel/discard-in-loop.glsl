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

void main()
{
    float _29;
    if (floatBitsToUint(b0_1._m0[0u].x) == 0u)
    {
        _29 = 1000000015047466219876688855040.0;
    }
    else
    {
        uint _20;
        bool _25;
        float _28;
        float _26 = 1000000015047466219876688855040.0;
        uint _27 = 0u;
        float _14;
        float _16;
        bool _17;
        for (;;)
        {
            _14 = t0_1._m0[_27].w;
            _16 = dot(vec4(in_WORLD0), vec4(t0_1._m0[_27].xyz, _14));
            _17 = _16 < 0.0;
            if (_17)
            {
                if (_14 > 0.0)
                {
                    discard;
                }
                _28 = _26;
            }
            else
            {
                _28 = isnan(_16) ? _26 : (isnan(_26) ? _16 : min(_26, _16));
            }
            _20 = _27 + 1u;
            _25 = _20 < floatBitsToUint(b0_1._m0[0u].x);
            if (_25)
            {
                _26 = _28;
                _27 = _20;
                continue;
            }
            else
            {
                break;
            }
        }
        _29 = _28;
    }
    out_SV_Target0 = vec4(_29);
}

