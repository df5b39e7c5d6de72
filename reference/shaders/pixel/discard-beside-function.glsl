#version 460

layout(set = 0, binding = 2001, std430) restrict writeonly buffer u1
{
    float _m0[];
} u1_1;

layout(location = 1) in float in_VALUE0;
layout(location = 0) out vec4 out_SV_Target0;
bool discarded = false;

float _2(float _36)
{
    precise float _38 = dFdxFine(_36) * 2.0;
    return _38;
}

void _3(uint _42, float _43)
{
    if (!discarded)
    {
        u1_1._m0[_42] = _43;
    }
}

void main()
{
    if (in_VALUE0 < 0.0)
    {
        discarded = true;
    }
    float _11 = _2(in_VALUE0);
    _3(uint(gl_FragCoord.x), _11);
    out_SV_Target0 = vec4(in_VALUE0, _11, 0.0, 1.0);
    if (discarded)
    {
        discard;
    }
}

