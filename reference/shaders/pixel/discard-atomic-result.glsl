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
    uint _12 = (uint(gl_FragCoord.y) << 1u) + _9;
    if (_9 == 1u)
    {
        discarded = true;
    }
    uint _51;
    if (!discarded)
    {
        uint _48 = atomicAdd(u1_1._m0[_12 & 1073741823u], 5u);
        _51 = _48;
    }
    else
    {
        _51 = 0u;
    }
    uint _15 = _51;
    uint _64;
    if (!discarded)
    {
        uint _61 = atomicCompSwap(u1_1._m0[(_12 + 4u) & 1073741823u], 7u, 8u);
        _64 = _61;
    }
    else
    {
        _64 = 0u;
    }
    uint _17 = _64;
    out_SV_Target0 = vec4(dFdxCoarse(in_A0), float(_15), float(_17), 1.0);
    if (discarded)
    {
        discard;
    }
}

