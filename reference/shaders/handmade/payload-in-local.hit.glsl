#version 460
#extension GL_EXT_ray_tracing : require

struct _13
{
    vec3 _m0;
    uint _m1;
};

layout(location = 0) rayPayloadInEXT _13 payload;

void main()
{
    payload._m0.y += 10.0;
    payload._m1 += 7u;
}

