#version 460
#extension GL_EXT_ray_tracing : require

struct _37
{
    vec3 _m0;
    uint _m1;
};

vec3 _70;

layout(location = 0) rayPayloadInEXT _37 payload;
layout(location = 1) rayPayloadEXT _37 _54;
layout(set = 0, binding = 1000) uniform accelerationStructureEXT scene;

void main()
{
    vec3 _29;
    if (payload._m1 < 3u)
    {
        _54._m0 = payload._m0;
        _54._m1 = payload._m1 + 1u;
        traceRayEXT(scene, 0u, 255u, 0u, 1u, 0u, vec3(gl_WorldRayOriginEXT), 0.0, vec3(-gl_WorldRayDirectionEXT.x, -gl_WorldRayDirectionEXT.y, -gl_WorldRayDirectionEXT.z), 100.0, 1);
        payload._m0 = _54._m0;
        payload._m1 = _54._m1;
        _29 = _54._m0;
    }
    else
    {
        _29 = payload._m0;
    }
    vec3 _26;
    _26.x = _29.x * 0.5;
    _26.y = _29.y * 0.5;
    _26.z = _29.z * 0.5;
    payload._m0 = _26;
}

