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
    float _103[8];
    _103[0u] = _68._m0[0u].x;
    float _107[8];
    _107[0u] = _68._m0[0u].y;
    float _109[8];
    _109[0u] = _68._m0[0u].z;
    float _111[8];
    _111[0u] = _68._m0[0u].w;
    _103[1u] = _68._m0[1u].x;
    _107[1u] = _68._m0[1u].y;
    _109[1u] = _68._m0[1u].z;
    _111[1u] = _68._m0[1u].w;
    _103[2u] = _68._m0[2u].x;
    _107[2u] = _68._m0[2u].y;
    _109[2u] = _68._m0[2u].z;
    _111[2u] = _68._m0[2u].w;
    _103[3u] = _68._m0[3u].x;
    _107[3u] = _68._m0[3u].y;
    _109[3u] = _68._m0[3u].z;
    _111[3u] = _68._m0[3u].w;
    _103[4u] = _68._m0[4u].x;
    _107[4u] = _68._m0[4u].y;
    _109[4u] = _68._m0[4u].z;
    _111[4u] = _68._m0[4u].w;
    _103[5u] = _68._m0[5u].x;
    _107[5u] = _68._m0[5u].y;
    _109[5u] = _68._m0[5u].z;
    _111[5u] = _68._m0[5u].w;
    _103[6u] = _68._m0[6u].x;
    _107[6u] = _68._m0[6u].y;
    _109[6u] = _68._m0[6u].z;
    _111[6u] = _68._m0[6u].w;
    _103[7u] = _68._m0[7u].x;
    _107[7u] = _68._m0[7u].y;
    _109[7u] = _68._m0[7u].z;
    _111[7u] = _68._m0[7u].w;
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
            _47 = _103[_45];
            _48 = _107[_45];
            _49 = _109[_45];
            _50 = _111[_45];
            _51 = _50;
            _52 = _49;
            _53 = _48;
            _54 = _47;
            _55 = _45;
            continue;
        }
    }
}

