#version 460

layout(set = 0, binding = 2003, std430) restrict buffer u3
{
    uint _m0[];
} u3_1;

layout(set = 0, binding = 2004, std430) restrict writeonly buffer u4
{
    uvec4 _m0[];
} u4_1;

layout(set = 0, binding = 4006, std430) restrict buffer u6_counter
{
    uint _m0;
} u6_counter_1;

layout(set = 0, binding = 2006, std430) restrict writeonly buffer u6
{
    uint _m0[];
} u6_1;

layout(set = 0, binding = 2001) uniform restrict writeonly uimage2D u1;
layout(set = 0, binding = 2002) uniform restrict writeonly uimageBuffer u2;
layout(set = 0, binding = 2005, r32ui) uniform restrict uimage2D u5;

layout(location = 0) out vec4 out_SV_Target0;
bool discarded = false;

void main()
{
    uint _8 = uint(gl_FragCoord.x);
    uint _9 = uint(gl_FragCoord.y);
    uint _11 = (_9 << 2u) + _8;
    if (!(((_9 + _8) & 1u) == 0u))
    {
        discarded = true;
    }
    uvec2 _41 = uvec2(_8, _9);
    if (!discarded)
    {
        imageStore(u1, ivec2(_41), uvec4(_11 + 10u));
    }
    if (!discarded)
    {
        imageStore(u2, int(_11), uvec4(_11 + 20u));
    }
    uint _75;
    if (!discarded)
    {
        uint _73 = atomicCompSwap(u3_1._m0[_11], _11, _11 + 100u);
        _75 = _73;
    }
    else
    {
        _75 = 0u;
    }
    uint _18 = _75;
    if (!discarded)
    {
        u4_1._m0[_11 & 268435455u] = uvec4(_18, _11 + 30u, _11, 3u);
    }
    uint _103;
    if (!discarded)
    {
        uint _101 = imageAtomicCompSwap(u5, ivec2(_41), 7u, _11);
        _103 = _101;
    }
    else
    {
        _103 = 0u;
    }
    uint _21 = _103;
    uint _114;
    if (!discarded)
    {
        uint _109 = atomicAdd(u6_counter_1._m0, 1u);
        _114 = _109;
    }
    else
    {
        _114 = 0u;
    }
    uint _22 = _114;
    if (!discarded)
    {
        u6_1._m0[_22] = 1u;
    }
    out_SV_Target0 = vec4(float(_18), float(_21), dFdxCoarse(gl_FragCoord.x), 1.0);
    if (discarded)
    {
        discard;
    }
}

