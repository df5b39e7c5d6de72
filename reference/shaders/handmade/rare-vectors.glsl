#version 460
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

vec3 _78;
uint _95;

layout(set = 0, binding = 1000, std430) readonly buffer source
{
    uint _m0[];
} source_1;

layout(set = 0, binding = 2000, std430) writeonly buffer target
{
    uint _m0[];
} target_1;

void main()
{
    uint _2 = source_1._m0[0u];
    uint _7 = source_1._m0[1u];
    uint _12 = source_1._m0[2u];
    float _18 = float(_7);
    float _19 = float(_12);
    vec3 _20;
    _20.x = float(_2);
    _20.y = _18;
    _20.z = _19;
    vec3 _23 = vec3(7.0, 0.0, 1.0);
    _23.y = _18;
    target_1._m0[0u] = uint(dot(_20, _23));
    float _26 = _19;
    target_1._m0[1u] = uint(_26 * _26);
    uint _29 = _2;
    uint _30 = _29;
    target_1._m0[2u] = _30;
    uint _31 = 10u;
    uint _32 = _2;
    uint _33 = 12u;
    uint _34 = 13u;
    uint _35 = 14u;
    uint _36 = 15u;
    uint _37 = _32;
    uint _38 = _95;
    uint _39 = _36;
    uint _40 = _95;
    uint _41 = _31;
    uint _42 = _34;
    uint _43 = _37;
    target_1._m0[3u] = _43;
    uint _44 = _39;
    target_1._m0[4u] = _44;
    uint _45 = _41;
    target_1._m0[5u] = _45;
    uint _46 = _42;
    target_1._m0[6u] = _46;
    bool _47 = _2 > 1u;
    bool _48 = _7 > 3u;
    target_1._m0[7u] = uint(_47 != _48);
    target_1._m0[8u] = uint(_47 == _48);
    uint _54 = _7 - 2u;
    uint _55 = gl_GlobalInvocationID[_2 - 2u];
    target_1._m0[_55 + 9u] = ((_55 * 10u) + gl_GlobalInvocationID[_54]) + gl_WorkGroupID[_54];
}

