#version 460

layout(set = 0, binding = 2001, std430) restrict buffer u1
{
    uint _m0[];
} u1_1;

layout(location = 1) in float in_A0;
layout(location = 0) out vec4 out_SV_Target0;
bool discarded = false;

void main()
{
    uint _9 = uint(gl_FragCoord.x);
    if (_9 == 1u)
    {
        discarded = true;
    }
    uint _14 = ((uint(gl_FragCoord.y) << 1u) + _9) << 2u;
    uint _50;
    if (!discarded)
    {
        uint _47 = atomicAdd(u1_1._m0[_14 >> 2u], 5u);
        _50 = _47;
    }
    else
    {
        _50 = 0u;
    }
    uint _15 = _50;
    uint _61;
    if (!discarded)
    {
        uint _58 = atomicCompSwap(u1_1._m0[(_14 + 16u) >> 2u], 7u, 8u);
        _61 = _58;
    }
    else
    {
        _61 = 0u;
    }
    uint _17 = _61;
    out_SV_Target0 = vec4(dFdxCoarse(in_A0), float(_15), float(_17), 1.0);
    if (discarded)
    {
        discard;
    }
}

