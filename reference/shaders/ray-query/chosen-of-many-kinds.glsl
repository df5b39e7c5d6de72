#version 460
#extension GL_EXT_ray_query : require
#extension GL_EXT_ray_flags_primitive_culling : require
layout(primitive_culling);
layout(local_size_x = 2, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1001, std430) readonly buffer t1
{
    uint _m0[];
} t1_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uint _m0[];
} u0_1;

layout(set = 0, binding = 1000) uniform accelerationStructureEXT t0;

rayQueryEXT _104[10];

void main()
{
    uint _9 = gl_GlobalInvocationID.x * 5u;
    float _12 = float(t1_1._m0[gl_GlobalInvocationID.x] << 1u) + 0.25;
    uint _13 = 0u;
    uint _76[2];
    _76[0u] = _13;
    uint _14 = 1u;
    _76[1u] = _14;
    uint _15 = 2u;
    uint _81[2];
    _81[0u] = _15;
    uint _16 = 3u;
    _81[1u] = _16;
    uint _17 = 4u;
    uint _86[2];
    _86[0u] = _17;
    uint _18 = 5u;
    _86[1u] = _18;
    uint _19 = 6u;
    uint _90[2];
    _90[0u] = _19;
    uint _20 = 7u;
    _90[1u] = _20;
    uint _21 = 8u;
    uint _95[2];
    _95[0u] = _21;
    uint _22 = 9u;
    _95[1u] = _22;
    rayQueryInitializeEXT(_104[_76[t1_1._m0[gl_GlobalInvocationID.x]]], t0, 1u | ((_76[t1_1._m0[gl_GlobalInvocationID.x]] >= 8u) ? 16u : ((_76[t1_1._m0[gl_GlobalInvocationID.x]] >= 6u) ? 256u : ((_76[t1_1._m0[gl_GlobalInvocationID.x]] >= 4u) ? 16u : ((_76[t1_1._m0[gl_GlobalInvocationID.x]] >= 2u) ? 32u : 16u)))), 255u, vec3(_12, 0.25, 0.0), 0.0, vec3(0.0, 0.0, 1.0), 100.0);
    bool _24 = rayQueryProceedEXT(_104[_76[t1_1._m0[gl_GlobalInvocationID.x]]]);
    uint _25 = rayQueryGetRayFlagsEXT(_104[_76[t1_1._m0[gl_GlobalInvocationID.x]]]);
    uint _27 = rayQueryGetIntersectionTypeEXT(_104[_76[t1_1._m0[gl_GlobalInvocationID.x]]], bool(1u));
    u0_1._m0[_9] = (_25 * 10u) + _27;
    rayQueryInitializeEXT(_104[_81[t1_1._m0[gl_GlobalInvocationID.x]]], t0, 1u | ((_81[t1_1._m0[gl_GlobalInvocationID.x]] >= 8u) ? 16u : ((_81[t1_1._m0[gl_GlobalInvocationID.x]] >= 6u) ? 256u : ((_81[t1_1._m0[gl_GlobalInvocationID.x]] >= 4u) ? 16u : ((_81[t1_1._m0[gl_GlobalInvocationID.x]] >= 2u) ? 32u : 16u)))), 255u, vec3(_12, 0.25, 0.0), 0.0, vec3(0.0, 0.0, 1.0), 100.0);
    bool _31 = rayQueryProceedEXT(_104[_81[t1_1._m0[gl_GlobalInvocationID.x]]]);
    uint _32 = rayQueryGetRayFlagsEXT(_104[_81[t1_1._m0[gl_GlobalInvocationID.x]]]);
    uint _34 = rayQueryGetIntersectionTypeEXT(_104[_81[t1_1._m0[gl_GlobalInvocationID.x]]], bool(1u));
    u0_1._m0[_9 + 1u] = (_32 * 10u) + _34;
    rayQueryInitializeEXT(_104[_86[t1_1._m0[gl_GlobalInvocationID.x]]], t0, 1u | ((_86[t1_1._m0[gl_GlobalInvocationID.x]] >= 8u) ? 16u : ((_86[t1_1._m0[gl_GlobalInvocationID.x]] >= 6u) ? 256u : ((_86[t1_1._m0[gl_GlobalInvocationID.x]] >= 4u) ? 16u : ((_86[t1_1._m0[gl_GlobalInvocationID.x]] >= 2u) ? 32u : 16u)))), 255u, vec3(_12, 0.25, 0.0), 0.0, vec3(0.0, 0.0, 1.0), 100.0);
    bool _38 = rayQueryProceedEXT(_104[_86[t1_1._m0[gl_GlobalInvocationID.x]]]);
    uint _39 = rayQueryGetRayFlagsEXT(_104[_86[t1_1._m0[gl_GlobalInvocationID.x]]]);
    uint _41 = rayQueryGetIntersectionTypeEXT(_104[_86[t1_1._m0[gl_GlobalInvocationID.x]]], bool(1u));
    u0_1._m0[_9 + 2u] = (_39 * 10u) + _41;
    rayQueryInitializeEXT(_104[_90[t1_1._m0[gl_GlobalInvocationID.x]]], t0, 1u | ((_90[t1_1._m0[gl_GlobalInvocationID.x]] >= 8u) ? 16u : ((_90[t1_1._m0[gl_GlobalInvocationID.x]] >= 6u) ? 256u : ((_90[t1_1._m0[gl_GlobalInvocationID.x]] >= 4u) ? 16u : ((_90[t1_1._m0[gl_GlobalInvocationID.x]] >= 2u) ? 32u : 16u)))), 255u, vec3(_12, 0.25, 0.0), 0.0, vec3(0.0, 0.0, 1.0), 100.0);
    bool _45 = rayQueryProceedEXT(_104[_90[t1_1._m0[gl_GlobalInvocationID.x]]]);
    uint _46 = rayQueryGetRayFlagsEXT(_104[_90[t1_1._m0[gl_GlobalInvocationID.x]]]);
    uint _48 = rayQueryGetIntersectionTypeEXT(_104[_90[t1_1._m0[gl_GlobalInvocationID.x]]], bool(1u));
    u0_1._m0[_9 + 3u] = (_46 * 10u) + _48;
    rayQueryInitializeEXT(_104[_95[t1_1._m0[gl_GlobalInvocationID.x]]], t0, 1u | ((_95[t1_1._m0[gl_GlobalInvocationID.x]] >= 8u) ? 16u : ((_95[t1_1._m0[gl_GlobalInvocationID.x]] >= 6u) ? 256u : ((_95[t1_1._m0[gl_GlobalInvocationID.x]] >= 4u) ? 16u : ((_95[t1_1._m0[gl_GlobalInvocationID.x]] >= 2u) ? 32u : 16u)))), 255u, vec3(_12, 0.25, 0.0), 0.0, vec3(0.0, 0.0, 1.0), 100.0);
    bool _52 = rayQueryProceedEXT(_104[_95[t1_1._m0[gl_GlobalInvocationID.x]]]);
    uint _53 = rayQueryGetRayFlagsEXT(_104[_95[t1_1._m0[gl_GlobalInvocationID.x]]]);
    uint _55 = rayQueryGetIntersectionTypeEXT(_104[_95[t1_1._m0[gl_GlobalInvocationID.x]]], bool(1u));
    u0_1._m0[_9 + 4u] = (_53 * 10u) + _55;
}

