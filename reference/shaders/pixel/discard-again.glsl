#version 460

layout(set = 0, binding = 2001, std430) restrict writeonly buffer u1
{
    float _m0[];
} u1_1;

layout(location = 1) in float in_VALUE0;
layout(location = 0) out vec4 out_SV_Target0;
bool discarded = false;

void main()
{
    discarded = discarded || (in_VALUE0 < 0.0);
    uint _9 = uint(gl_FragCoord.x);
    if (!discarded)
    {
        u1_1._m0[_9] = in_VALUE0;
    }
    discarded = discarded || ((10.0 - in_VALUE0) < 0.0);
    if (!discarded)
    {
        u1_1._m0[_9 + 2u] = in_VALUE0 * 2.0;
    }
    float _14 = dFdxFine(in_VALUE0);
    if (_14 < 0.0)
    {
        discard;
    }
    if (!discarded)
    {
        u1_1._m0[_9 + 4u] = _14;
    }
    out_SV_Target0 = vec4(in_VALUE0, _14, 0.0, 1.0);
    if (discarded)
    {
        discard;
    }
}

