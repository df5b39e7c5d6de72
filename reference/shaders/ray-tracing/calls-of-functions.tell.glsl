#version 460
#extension GL_EXT_ray_tracing : require

struct _14
{
    vec2 _m0;
};

struct _26
{
    uint _m0;
};

hitAttributeEXT _14 attributes;
layout(location = 0) rayPayloadInEXT _26 payload;

void main()
{
    float _7 = gl_RayTmaxEXT;
    payload._m0 = uint((attributes._m0.x + 10.0) + (_7 * 2.0));
}

