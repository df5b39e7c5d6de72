#version 460
#extension GL_EXT_ray_tracing : require

struct _20
{
    vec3 _m0;
    float _m1;
};

struct _34
{
    vec2 _m0;
};

struct _40
{
    vec4 _m0;
    uint _m1;
};

layout(location = 0) callableDataEXT _20 _22;
hitAttributeEXT _34 attributes;
layout(location = 1) rayPayloadInEXT _40 payload;

void main()
{
    _22._m0 = vec3(0.0);
    _22._m1 = 0.0;
    executeCallableEXT(3u, 0);
    payload._m0.x = attributes._m0.x + (_22._m0.x * _22._m1);
    payload._m0.y = attributes._m0.y + (_22._m0.y * _22._m1);
    payload._m0.z = _22._m0.z * _22._m1;
}

