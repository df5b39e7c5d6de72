#version 460
#extension GL_EXT_ray_tracing : require

struct _9
{
    uint _m0;
};

layout(location = 0) rayPayloadInEXT _9 payload;

void main()
{
    payload._m0 = (payload._m0 * 10u) + 1u;
}

