#version 460

layout(set = 0, binding = 2001, std430) restrict writeonly buffer u1
{
    uint _m0[];
} u1_1;

layout(location = 1) in float in_VALUE0;
layout(location = 0) out vec4 out_SV_Target0;
bool discarded = false;

float _2(float _43)
{
    if (_43 < 0.0)
    {
        discarded = true;
    }
    precise float _45 = _43 * 2.0;
    return _45;
}

void main()
{
    float _9 = _2(in_VALUE0);
    if (!discarded)
    {
        u1_1._m0[uint(gl_FragCoord.x)] = 7u;
    }
    out_SV_Target0 = vec4(_9, dFdxFine(_9), 0.0, 1.0);
    if (discarded)
    {
        discard;
    }
}

