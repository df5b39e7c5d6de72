#version 460
#extension GL_EXT_ray_query : require
#extension GL_EXT_ray_flags_primitive_culling : require
layout(primitive_culling);
layout(local_size_x = 2, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uint _m0[];
} u0_1;

layout(set = 0, binding = 1000) uniform accelerationStructureEXT t0;

rayQueryEXT _58[2];

void main()
{
    uint _3 = 0u;
    uint _48[2];
    _48[0u] = _3;
    uint _4 = 1u;
    _48[1u] = _4;
    rayQueryInitializeEXT(_58[_48[gl_LocalInvocationIndex]], t0, 513u, 255u, vec3(0.25, 0.25, 0.0), 0.0, vec3(0.0, 0.0, 1.0), 64.0);
    bool _6 = rayQueryProceedEXT(_58[_48[gl_LocalInvocationIndex]]);
    uint _28;
    if (_6)
    {
        uint _27 = 0u;
        uint _7;
        bool _8;
        for (;;)
        {
            _7 = _27 + 1u;
            _8 = rayQueryProceedEXT(_58[_48[gl_LocalInvocationIndex]]);
            if (_8)
            {
                _27 = _7;
                continue;
            }
            else
            {
                break;
            }
        }
        _28 = _7;
    }
    else
    {
        _28 = 0u;
    }
    uint _10 = rayQueryGetIntersectionTypeEXT(_58[_48[gl_LocalInvocationIndex]], bool(1u));
    uint _12 = gl_LocalInvocationIndex * 3u;
    u0_1._m0[_12] = _10 + (_28 * 10u);
    uint _13 = 1u - gl_LocalInvocationIndex;
    rayQueryInitializeEXT(_58[_48[_13]], t0, 17u, 255u, vec3(0.25, 0.25, 0.0), 0.0, vec3(0.0, 0.0, 1.0), 64.0);
    bool _15 = rayQueryProceedEXT(_58[_48[_13]]);
    uint _30;
    if (_15)
    {
        uint _29 = _28;
        uint _16;
        bool _17;
        for (;;)
        {
            _16 = _29 + 1u;
            _17 = rayQueryProceedEXT(_58[_48[_13]]);
            if (_17)
            {
                _29 = _16;
                continue;
            }
            else
            {
                break;
            }
        }
        _30 = _16;
    }
    else
    {
        _30 = _28;
    }
    uint _19 = rayQueryGetIntersectionTypeEXT(_58[_48[_13]], bool(1u));
    u0_1._m0[_12 + 1u] = _19 + (_30 * 10u);
    uint _22 = rayQueryGetRayFlagsEXT(_58[_48[gl_LocalInvocationIndex]]);
    uint _23 = rayQueryGetRayFlagsEXT(_58[_48[_13]]);
    u0_1._m0[_12 + 2u] = (_23 * 1000u) + _22;
}

