#version 460
#extension GL_EXT_ray_tracing : require

struct _10
{
    float _m0;
};

layout(location = 0) rayPayloadInEXT _10 payload;

void main()
{
    float _4 = gl_RayTmaxEXT;
    payload._m0 = _4;
}

