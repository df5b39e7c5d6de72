#version 460
#extension GL_EXT_ray_query : require
#if defined(GL_EXT_control_flow_attributes)
#extension GL_EXT_control_flow_attributes : require
#define SPIRV_CROSS_FLATTEN [[flatten]]
#define SPIRV_CROSS_BRANCH [[dont_flatten]]
#define SPIRV_CROSS_UNROLL [[unroll]]
#define SPIRV_CROSS_LOOP [[dont_unroll]]
#else
#define SPIRV_CROSS_FLATTEN
#define SPIRV_CROSS_BRANCH
#define SPIRV_CROSS_UNROLL
#define SPIRV_CROSS_LOOP
#endif
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1001, std430) readonly buffer t1
{
    uint _m0[];
} t1_1;

layout(set = 0, binding = 2000, std430) restrict buffer u0
{
    float _m0[];
} u0_1;

layout(set = 0, binding = 1000) uniform accelerationStructureEXT t0;

rayQueryEXT _54[2];

void main()
{
    uint _3 = 0u;
    uint _4 = 1u;
    rayQueryInitializeEXT(_54[_3], t0, 1u, 255u, vec3(0.25, 0.25, 0.0), 0.0, vec3(0.0, 0.0, 1.0), 100.0);
    rayQueryInitializeEXT(_54[_4], t0, 33u, 255u, vec3(2.25, 0.25, 0.0), 0.0, vec3(0.0, 0.0, 1.0), 100.0);
    uint _31;
    SPIRV_CROSS_BRANCH
    if (t1_1._m0[gl_GlobalInvocationID.x] == 1u)
    {
        u0_1._m0[(gl_GlobalInvocationID.x << 1u) + 1u] = 7.0;
        _31 = _4;
    }
    else
    {
        _31 = _3;
    }
    bool _14;
    do
    {
        _14 = rayQueryProceedEXT(_54[_31]);
    } while (_14);
    uint _15 = rayQueryGetIntersectionTypeEXT(_54[_31], bool(1u));
    float _32;
    if (_15 == 1u)
    {
        float _17 = rayQueryGetIntersectionTEXT(_54[_31], bool(1u));
        _32 = _17;
    }
    else
    {
        _32 = 0.0;
    }
    uint _18 = gl_GlobalInvocationID.x << 1u;
    u0_1._m0[_18] = _32;
    uint _19 = rayQueryGetRayFlagsEXT(_54[_31]);
    if (!((_19 & 32u) == 0u))
    {
        uint _22 = rayQueryGetIntersectionTypeEXT(_54[_3], bool(1u));
        uint _24 = _18 + 1u;
        u0_1._m0[_24] += float(_22);
    }
}

