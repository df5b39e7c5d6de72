#version 460

uint _66;

layout(set = 0, binding = 2001, std430) restrict buffer u1
{
    uint _m0[];
} u1_1;

layout(set = 0, binding = 2002, std430) restrict writeonly buffer u2
{
    uint _m0[];
} u2_1;

layout(location = 0) out vec4 out_SV_Target0;
bool discarded = false;

void main()
{
    uint _7 = uint(gl_FragCoord.x);
    if (!(_7 == 2u))
    {
        discarded = true;
    }
    uint _13 = _7;
    uint _14 = _66;
    uint _15 = _66;
    uint _16 = _66;
    uint _17 = _66;
    uint _18 = _13;
    uint _19 = _7 + 1u;
    uint _20 = _15;
    uint _21 = _16;
    uint _22 = _17;
    uint _23 = _18;
    uint _24 = _19;
    uint _25 = _7 + 2u;
    uint _26 = _21;
    uint _27 = _22;
    uint _28 = _23;
    uint _29 = _24;
    uint _30 = _25;
    uint _31 = _7 + 3u;
    uint _32 = _27;
    uint _33 = _28;
    uint _34 = _29;
    uint _35 = _30;
    uint _36 = _31;
    uint _37 = _7 + 4u;
    if (!discarded)
    {
        uint _79 = (_7 * 5u) & 1073741823u;
        u1_1._m0[_79] = _33;
        u1_1._m0[_79 + 1u] = _34;
        u1_1._m0[_79 + 2u] = _35;
        u1_1._m0[_79 + 3u] = _36;
        u1_1._m0[_79 + 4u] = _37;
    }
    if (!discarded)
    {
        uint _97 = _7 * 5u;
        u2_1._m0[_97] = _33 * 10u;
        u2_1._m0[_97 + 1u] = _34 * 10u;
        u2_1._m0[_97 + 2u] = _35 * 10u;
        u2_1._m0[_97 + 3u] = _36 * 10u;
        u2_1._m0[_97 + 4u] = _37 * 10u;
    }
    out_SV_Target0 = vec4(float(u1_1._m0[((_7 * 5u) + 1u) & 1073741823u]), dFdxCoarse(gl_FragCoord.x), 0.0, 1.0);
    if (discarded)
    {
        discard;
    }
}

