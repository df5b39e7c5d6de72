#version 460
#extension GL_EXT_ray_query : require
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1001, std430) readonly buffer t1
{
    uint _m0[];
} t1_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    float _m0[];
} u0_1;

layout(set = 0, binding = 1000) uniform accelerationStructureEXT t0;

rayQueryEXT _95[5];

void main()
{
    uint _9 = 0u;
    uint _76[3];
    _76[0u] = _9;
    uint _10 = 1u;
    _76[1u] = _10;
    uint _11 = 2u;
    _76[2u] = _11;
    uint _12 = 3u;
    uint _84[2];
    _84[0u] = _12;
    uint _13 = 4u;
    _84[1u] = _13;
    uint _19;
    uint _21;
    uint _48 = _9;
    uint _49 = 0u;
    float _16;
    bool _17;
    accelerationStructureEXT _101;
    for (;;)
    {
        _16 = float(_49 << 1u) + 0.25;
        _101 = t0;
        rayQueryInitializeEXT(_95[_48], _101, 0u | ((_48 >= 3u) ? 21u : 1u), 255u, vec3(_16, 0.25, 0.0), 0.0, vec3(0.0, 0.0, 1.0), 100.0);
        _17 = _49 < 2u;
        if (_17)
        {
            rayQueryInitializeEXT(_95[_84[_49]], _101, 0u | ((_84[_49] >= 3u) ? 21u : 1u), 255u, vec3(_16, 0.25, 0.0), 0.0, vec3(0.0, 0.0, 1.0), 100.0);
        }
        _19 = _49 + 1u;
        if (_19 == 3u)
        {
            break;
        }
        _21 = _76[_19];
        _48 = _21;
        _49 = _19;
        continue;
    }
    bool _23 = rayQueryProceedEXT(_95[_76[t1_1._m0[gl_GlobalInvocationID.x]]]);
    uint _24 = t1_1._m0[gl_GlobalInvocationID.x] & 1u;
    bool _26 = rayQueryProceedEXT(_95[_84[_24]]);
    uint _27 = rayQueryGetIntersectionTypeEXT(_95[_76[t1_1._m0[gl_GlobalInvocationID.x]]], bool(1u));
    float _50;
    if (_27 == 1u)
    {
        float _29 = rayQueryGetIntersectionTEXT(_95[_76[t1_1._m0[gl_GlobalInvocationID.x]]], bool(1u));
        _50 = _29;
    }
    else
    {
        _50 = 0.0;
    }
    uint _30 = gl_GlobalInvocationID.x * 3u;
    u0_1._m0[_30] = _50;
    uint _31 = rayQueryGetIntersectionTypeEXT(_95[_84[_24]], bool(1u));
    u0_1._m0[_30 + 1u] = float(_31);
    uint _37 = rayQueryGetIntersectionTypeEXT(_95[_76[(t1_1._m0[gl_GlobalInvocationID.x] + 1u) % 3u]], bool(1u));
    uint _38 = rayQueryGetRayFlagsEXT(_95[_76[t1_1._m0[gl_GlobalInvocationID.x]]]);
    uint _43 = rayQueryGetRayFlagsEXT(_95[_84[gl_GlobalInvocationID.x & 1u]]);
    u0_1._m0[_30 + 2u] = float(((_38 << 1u) + _37) + (_43 << 8u));
}

