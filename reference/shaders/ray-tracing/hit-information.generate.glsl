#version 460
#extension GL_EXT_ray_tracing : require

struct _66
{
    vec4 _m0[8];
};

layout(set = 0, binding = 2000, std430) restrict writeonly buffer results
{
    vec4 _m0[];
} results_1;

layout(location = 0) rayPayloadEXT _66 _68;
layout(set = 0, binding = 1000) uniform accelerationStructureEXT scene;

void main()
{
    _68._m0[0u] = vec4(0.0);
    _68._m0[1u] = vec4(0.0);
    _68._m0[2u] = vec4(0.0);
    _68._m0[3u] = vec4(0.0);
    _68._m0[4u] = vec4(0.0);
    _68._m0[5u] = vec4(0.0);
    _68._m0[6u] = vec4(0.0);
    _68._m0[7u] = vec4(0.0);
    traceRayEXT(scene, 1u, 255u, 0u, 1u, 0u, vec3(1.0, 2.0, -4.0), 0.5, vec3(0.0, 0.0, 2.0), 64.0, 0);
    float _102[8];
    _102[0u] = _68._m0[0u].x;
    float _106[8];
    _106[0u] = _68._m0[0u].y;
    float _108[8];
    _108[0u] = _68._m0[0u].z;
    float _110[8];
    _110[0u] = _68._m0[0u].w;
    _102[1u] = _68._m0[1u].x;
    _106[1u] = _68._m0[1u].y;
    _108[1u] = _68._m0[1u].z;
    _110[1u] = _68._m0[1u].w;
    _102[2u] = _68._m0[2u].x;
    _106[2u] = _68._m0[2u].y;
    _108[2u] = _68._m0[2u].z;
    _110[2u] = _68._m0[2u].w;
    _102[3u] = _68._m0[3u].x;
    _106[3u] = _68._m0[3u].y;
    _108[3u] = _68._m0[3u].z;
    _110[3u] = _68._m0[3u].w;
    _102[4u] = _68._m0[4u].x;
    _106[4u] = _68._m0[4u].y;
    _108[4u] = _68._m0[4u].z;
    _110[4u] = _68._m0[4u].w;
    _102[5u] = _68._m0[5u].x;
    _106[5u] = _68._m0[5u].y;
    _108[5u] = _68._m0[5u].z;
    _110[5u] = _68._m0[5u].w;
    _102[6u] = _68._m0[6u].x;
    _106[6u] = _68._m0[6u].y;
    _108[6u] = _68._m0[6u].z;
    _110[6u] = _68._m0[6u].w;
    _102[7u] = _68._m0[7u].x;
    _106[7u] = _68._m0[7u].y;
    _108[7u] = _68._m0[7u].z;
    _110[7u] = _68._m0[7u].w;
    float _51;
    float _52;
    float _53;
    float _54;
    uint _55;
    _51 = _68._m0[0u].w;
    _52 = _68._m0[0u].z;
    _53 = _68._m0[0u].y;
    _54 = _68._m0[0u].x;
    _55 = 0u;
    float _47;
    float _48;
    float _49;
    float _50;
    uint _45;
    for (;;)
    {
        results_1._m0[(gl_LaunchIDEXT.z << 3u) + _55] = vec4(_54, _53, _52, _51);
        _45 = _55 + 1u;
        if (_45 == 8u)
        {
            break;
        }
        else
        {
            _47 = _102[_45];
            _48 = _106[_45];
            _49 = _108[_45];
            _50 = _110[_45];
            _51 = _50;
            _52 = _49;
            _53 = _48;
            _54 = _47;
            _55 = _45;
            continue;
        }
    }
}

