#version 460
#extension GL_EXT_ray_tracing : require

struct _5
{
    float _m0;
};

layout(location = 0) rayPayloadInEXT _5 payload;

void main()
{
    payload._m0 = -1.0;
}

