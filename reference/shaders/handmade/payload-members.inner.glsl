#version 460
#extension GL_EXT_ray_tracing : require

struct _10
{
    vec3 _m0;
    uint _m1;
};

layout(location = 0) rayPayloadInEXT _10 payload;

void main()
{
    payload._m0 = vec3(1.0, 2.0, 4.0);
    payload._m1 += 20u;
}

