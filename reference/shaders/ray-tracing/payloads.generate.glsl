#version 460
#extension GL_EXT_ray_tracing : require
#extension GL_EXT_ray_flags_primitive_culling : require
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
layout(primitive_culling);

vec3 _61;

struct _62
{
    vec3 _m0;
    uint _m1;
};

layout(set = 0, binding = 2000, std430) restrict writeonly buffer colors
{
    float _m0[];
} colors_1;

layout(location = 0) rayPayloadEXT _62 _64;
layout(set = 0, binding = 1000) uniform accelerationStructureEXT scene;
layout(location = 1) rayPayloadEXT _62 _105;
layout(location = 2) rayPayloadEXT _62 _112;
layout(location = 3) rayPayloadEXT _62 _119;

void main()
{
    float _82[4];
    float _86[4];
    float _88[4];
    uint _91[4];
    uint _48 = 0u;
    uint _12;
    bool _13;
    accelerationStructureEXT _73;
    SPIRV_CROSS_LOOP
    for (;;)
    {
        float _3 = float(_48);
        vec3 _4;
        _4.x = _3;
        _4.y = _3;
        _4.z = _3;
        _64._m0 = _4;
        _64._m1 = gl_LaunchIDEXT.x;
        _73 = scene;
        traceRayEXT(_73, 0u, 255u, 0u, 1u, 0u, vec3(_3), 0.0, vec3(0.0, 0.0, 1.0), 100.0, 0);
        _82[_48] = _64._m0.x;
        _86[_48] = _64._m0.y;
        _88[_48] = _64._m0.z;
        _91[_48] = _64._m1;
        _12 = _48 + 1u;
        _13 = _12 == 4u;
        if (_13)
        {
            break;
        }
        else
        {
            _48 = _12;
            continue;
        }
    }
    uint _14 = gl_LaunchIDEXT.x & 3u;
    vec3 _16;
    _16.x = _82[_14];
    _16.y = _86[_14];
    _16.z = _88[_14];
    vec3 _23;
    _23.x = _82[1u];
    _23.y = _86[1u];
    _23.z = _88[1u];
    _105._m0 = _23;
    _105._m1 = _91[1u];
    traceRayEXT(_73, 512u, 255u, 0u, 1u, 0u, vec3(1.0), 0.0, vec3(2.0), 100.0, 1);
    _112._m0 = _16;
    _112._m1 = _91[_14];
    traceRayEXT(_73, 0u, 1u, 0u, 1u, 0u, vec3(3.0), 0.0, vec3(4.0), 100.0, 2);
    _119._m0 = _105._m0;
    _119._m1 = _105._m1;
    traceRayEXT(_73, gl_LaunchIDEXT.x, 2u, 0u, 1u, 0u, vec3(5.0), 0.0, vec3(6.0), 100.0, 3);
    uint _134 = gl_LaunchIDEXT.x * 3u;
    colors_1._m0[_134] = (_119._m0.x + _112._m0.x) + _82[2u];
    colors_1._m0[_134 + 1u] = (_119._m0.y + _112._m0.y) + _86[2u];
    colors_1._m0[_134 + 2u] = (_119._m0.z + _112._m0.z) + _88[2u];
}

