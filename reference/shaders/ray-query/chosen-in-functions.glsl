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

uint _3(uint _131)
{
    uint _132 = 65536u;
    uint _145[2];
    _145[0u] = _132;
    uint _133 = 65537u;
    _145[1u] = _133;
    rayQueryInitializeEXT(_52[_132 & 255u], scene, 1u, 255u, vec3(0.25, 0.25, 0.0), 0.0, vec3(0.0, 0.0, 1.0), 100.0);
    rayQueryInitializeEXT(_52[_133 & 255u], scene, 1u, 255u, vec3(2.25, 0.25, 0.0), 0.0, vec3(0.0, 0.0, 1.0), 100.0);
    bool _135 = rayQueryProceedEXT(_52[_145[_131] & 255u]);
    uint _136 = rayQueryGetIntersectionTypeEXT(_52[_145[_131] & 255u], bool(1u));
    uint _140;
    if (_136 == 0u)
    {
        _140 = 0u;
    }
    else
    {
        float _138 = rayQueryGetIntersectionTEXT(_52[_145[_131] & 255u], bool(1u));
        _140 = uint(_138);
    }
    return _140;
}

uint _2(uint _91)
{
    uint _92 = 1114114u;
    uint _108[2];
    _108[0u] = _92;
    uint _93 = 1114115u;
    _108[1u] = _93;
    rayQueryInitializeEXT(_52[_92 & 255u], scene, 17u, 255u, vec3(0.25, 0.25, 0.0), 0.0, vec3(0.0, 0.0, 1.0), 100.0);
    rayQueryInitializeEXT(_52[_93 & 255u], scene, 17u, 255u, vec3(2.25, 0.25, 0.0), 0.0, vec3(0.0, 0.0, 1.0), 100.0);
    bool _95 = rayQueryProceedEXT(_52[_108[_91] & 255u]);
    uint _97 = _3(1u - _91);
    uint _99 = rayQueryGetIntersectionTypeEXT(_52[_108[_91] & 255u], bool(1u));
    uint _103;
    if (_99 == 0u)
    {
        _103 = 0u;
    }
    else
    {
        uint _101 = rayQueryGetIntersectionInstanceCustomIndexEXT(_52[_108[_91] & 255u], bool(1u));
        _103 = _101;
    }
    return _103 + (_97 * 100u);
}

void main()
{
    uint _6 = choices_1._m0[gl_GlobalInvocationID.x];
    uint _11 = 2162692u;
    uint _41[2];
    _41[0u] = _11;
    uint _12 = 2162693u;
    _41[1u] = _12;
    rayQueryInitializeEXT(_52[_11 & 255u], scene, 33u, 255u, vec3(0.25, 0.25, 0.0), 0.0, vec3(0.0, 0.0, 1.0), 100.0);
    rayQueryInitializeEXT(_52[_12 & 255u], scene, 33u, 255u, vec3(2.25, 0.25, 0.0), 0.0, vec3(0.0, 0.0, 1.0), 100.0);
    bool _14 = rayQueryProceedEXT(_52[_41[_6] & 255u]);
    uint _15 = _2(_6);
    uint _16 = gl_GlobalInvocationID.x << 1u;
    results_1._m0[_16] = _15;
    uint _17 = rayQueryGetIntersectionTypeEXT(_52[_41[_6] & 255u], bool(1u));
    uint _22;
    if (_17 == 0u)
    {
        _22 = 0u;
    }
    else
    {
        float _19 = rayQueryGetIntersectionTEXT(_52[_41[_6] & 255u], bool(1u));
        _22 = uint(_19);
    }
    results_1._m0[_16 + 1u] = _22;
}

