#version 460
#extension GL_EXT_ray_tracing : require

vec4 _23;

struct _24
{
    vec4 _m0;
};

layout(location = 0) rayPayloadInEXT _24 payload;

void main()
{
    uint _4 = gl_HitKindEXT;
    float _7 = float(uint(_4 == 255u));
    vec4 _8;
    _8.x = _7;
    _8.y = _7;
    _8.z = _7;
    _8.w = _7;
    payload._m0 = _8;
}

