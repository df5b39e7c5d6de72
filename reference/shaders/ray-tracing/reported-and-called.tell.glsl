#version 460
#define gl_BuiltIn_5352 gl_GeometryIndexEXT
#extension GL_EXT_ray_tracing : require

struct _29
{
    vec2 _m0;
};

vec4 _43;

struct _46
{
    vec4 _m0[2];
};

hitAttributeEXT _29 attributes;
layout(location = 0) rayPayloadInEXT _46 payload;

void main()
{
    uint _4 = gl_HitKindEXT;
    float _9 = gl_RayTmaxEXT;
    uint _10 = gl_BuiltIn_5352;
    uint _12 = uint(gl_PrimitiveID);
    vec4 _14;
    _14.x = float(_4);
    _14.y = attributes._m0.x;
    _14.z = attributes._m0.y;
    _14.w = _9;
    payload._m0[0u] = _14;
    vec4 _18;
    _18.x = float(_10);
    _18.y = float(_12);
    _18.z = 0.0;
    _18.w = 0.0;
    payload._m0[1u] = _18;
}

