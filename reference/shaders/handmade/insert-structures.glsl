#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

uint _68;

layout(set = 0, binding = 1000, std430) readonly buffer source
{
    uint _m0[];
} source_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer target
{
    uint _m0[];
} target_1;

void main()
{
    uint _17 = source_1._m0[0u];
    uint _18 = _68;
    uint _19 = _68;
    uint _20 = _68;
    uint _21 = _68;
    uint _22 = _17;
    uint _23 = source_1._m0[1u];
    uint _24 = _19;
    uint _25 = _20;
    uint _26 = _21;
    uint _27 = _22;
    uint _28 = _23;
    uint _29 = source_1._m0[2u];
    uint _30 = _25;
    uint _31 = _26;
    uint _32 = _27;
    uint _33 = _28;
    uint _34 = _29;
    uint _35 = 40u;
    uint _36 = _31;
    uint _37 = _32;
    uint _38 = _33;
    uint _39 = _34;
    uint _40 = _35;
    uint _41 = 50u;
    uint _48;
    uint _49;
    uint _50;
    uint _51;
    uint _52;
    if (source_1._m0[0u] > source_1._m0[1u])
    {
        uint _43 = _37;
        uint _44 = _38;
        uint _45 = _39;
        uint _46 = 60u;
        uint _47 = _41;
        _48 = _43;
        _49 = _44;
        _50 = _45;
        _51 = _46;
        _52 = _47;
    }
    else
    {
        _48 = _37;
        _49 = _38;
        _50 = _39;
        _51 = _40;
        _52 = _41;
    }
    target_1._m0[0u] = _48;
    target_1._m0[1u] = _49;
    target_1._m0[2u] = _50;
    target_1._m0[3u] = _51;
    target_1._m0[4u] = _52;
}

