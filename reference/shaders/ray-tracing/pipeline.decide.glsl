#version 460
#extension GL_EXT_ray_tracing : require

struct _17
{
    vec2 _m0;
};

struct _27
{
    vec4 _m0;
    uint _m1;
};

hitAttributeEXT _17 attributes;
layout(location = 0) rayPayloadInEXT _27 payload;

void main()
{
    if (attributes._m0.x < 0.25)
    {
        ignoreIntersectionEXT;
    }
    uint _7 = payload._m1;
    uint _8 = _7 + 1u;
    payload._m1 = _8;
    if (!(_8 > 4u))
    {
        return;
    }
    terminateRayEXT;
}

