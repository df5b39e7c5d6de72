#version 460
#extension GL_EXT_ray_query : require
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1001, std430) readonly buffer choices
{
    uint _m0[];
} choices_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer results
{
    uint _m0[];
} results_1;

layout(set = 0, binding = 1000) uniform accelerationStructureEXT scene;

rayQueryEXT _52[6];

uint _3(uint _120)
{
    uint _121 = 0u;
    uint _133[2];
    _133[0u] = _121;
    uint _122 = 1u;
    _133[1u] = _122;
    rayQueryInitializeEXT(_52[_121], scene, 1u, 255u, vec3(0.25, 0.25, 0.0), 0.0, vec3(0.0, 0.0, 1.0), 100.0);
    rayQueryInitializeEXT(_52[_122], scene, 1u, 255u, vec3(2.25, 0.25, 0.0), 0.0, vec3(0.0, 0.0, 1.0), 100.0);
    bool _124 = rayQueryProceedEXT(_52[_133[_120]]);
    uint _125 = rayQueryGetIntersectionTypeEXT(_52[_133[_120]], bool(1u));
    uint _129;
    if (_125 == 0u)
    {
        _129 = 0u;
    }
    else
    {
        float _127 = rayQueryGetIntersectionTEXT(_52[_133[_120]], bool(1u));
        _129 = uint(_127);
    }
    return _129;
}

uint _2(uint _86)
{
    uint _87 = 2u;
    uint _102[2];
    _102[0u] = _87;
    uint _88 = 3u;
    _102[1u] = _88;
    rayQueryInitializeEXT(_52[_87], scene, 17u, 255u, vec3(0.25, 0.25, 0.0), 0.0, vec3(0.0, 0.0, 1.0), 100.0);
    rayQueryInitializeEXT(_52[_88], scene, 17u, 255u, vec3(2.25, 0.25, 0.0), 0.0, vec3(0.0, 0.0, 1.0), 100.0);
    bool _90 = rayQueryProceedEXT(_52[_102[_86]]);
    uint _92 = _3(1u - _86);
    uint _94 = rayQueryGetIntersectionTypeEXT(_52[_102[_86]], bool(1u));
    uint _98;
    if (_94 == 0u)
    {
        _98 = 0u;
    }
    else
    {
        uint _96 = rayQueryGetIntersectionInstanceCustomIndexEXT(_52[_102[_86]], bool(1u));
        _98 = _96;
    }
    return _98 + (_92 * 100u);
}

void main()
{
    uint _6 = choices_1._m0[gl_GlobalInvocationID.x];
    uint _11 = 4u;
    uint _41[2];
    _41[0u] = _11;
    uint _12 = 5u;
    _41[1u] = _12;
    rayQueryInitializeEXT(_52[_11], scene, 33u, 255u, vec3(0.25, 0.25, 0.0), 0.0, vec3(0.0, 0.0, 1.0), 100.0);
    rayQueryInitializeEXT(_52[_12], scene, 33u, 255u, vec3(2.25, 0.25, 0.0), 0.0, vec3(0.0, 0.0, 1.0), 100.0);
    bool _14 = rayQueryProceedEXT(_52[_41[_6]]);
    uint _15 = _2(_6);
    uint _16 = gl_GlobalInvocationID.x << 1u;
    results_1._m0[_16] = _15;
    uint _17 = rayQueryGetIntersectionTypeEXT(_52[_41[_6]], bool(1u));
    uint _22;
    if (_17 == 0u)
    {
        _22 = 0u;
    }
    else
    {
        float _19 = rayQueryGetIntersectionTEXT(_52[_41[_6]], bool(1u));
        _22 = uint(_19);
    }
    results_1._m0[_16 + 1u] = _22;
}

