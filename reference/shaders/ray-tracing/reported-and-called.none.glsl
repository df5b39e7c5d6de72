#version 460
#extension GL_EXT_ray_tracing : require

struct _9
{
    vec4 _m0[2];
};

layout(location = 0) rayPayloadInEXT _9 payload;

void main()
{
    payload._m0[0u] = vec4(-1.0);
}

