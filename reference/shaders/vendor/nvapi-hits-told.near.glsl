#version 460
#extension GL_EXT_ray_tracing : require

struct _13
{
    uint _m0;
};

layout(location = 0) rayPayloadInEXT _13 payload;

void main()
{
    uint _7 = gl_HitKindEXT;
    payload._m0 = ((payload._m0 * 10u) + 5u) + uint(_7 == 255u);
}

