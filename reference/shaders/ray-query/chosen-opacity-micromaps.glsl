#version 460
#extension GL_EXT_ray_query : require
layout(local_size_x = 8, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uint _m0[];
} u0_1;

layout(set = 0, binding = 1000) uniform accelerationStructureEXT t0;

rayQueryEXT _40[4];

void main()
{
    float _3 = float(gl_LocalInvocationIndex);
    uint _4 = 0u;
    uint _25[2];
    _25[0u] = _4;
    uint _5 = 1u;
    _25[1u] = _5;
    uint _6 = 2u;
    uint _31[2];
    _31[0u] = _6;
    uint _7 = 3u;
    _31[1u] = _7;
    uint _8 = gl_LocalInvocationIndex & 1u;
    rayQueryInitializeEXT(_40[_25[_8]], t0, 0u, 255u, vec3(_3, 0.0, -4.0), 0.5, vec3(0.0, 0.0, 2.0), 64.0);
    bool _10 = rayQueryProceedEXT(_40[_25[_8]]);
    rayQueryInitializeEXT(_40[_31[_8]], t0, 0u, 255u, vec3(_3, 0.0, -4.0), 0.5, vec3(0.0, 0.0, 2.0), 64.0);
    bool _12 = rayQueryProceedEXT(_40[_31[_8]]);
    uint _13 = rayQueryGetIntersectionTypeEXT(_40[_25[_8]], bool(1u));
    uint _14 = rayQueryGetIntersectionTypeEXT(_40[_31[_8]], bool(1u));
    u0_1._m0[gl_LocalInvocationIndex] = (_14 << 2u) + _13;
}

