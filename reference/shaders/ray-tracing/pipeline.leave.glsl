#version 460
#extension GL_EXT_ray_tracing : require

vec4 _24;

struct _27
{
    vec4 _m0;
    uint _m1;
};

layout(location = 0) rayPayloadInEXT _27 payload;

void main()
{
    vec4 _12;
    _12.x = (gl_WorldRayDirectionEXT.x * 0.5) + 0.5;
    _12.y = (gl_WorldRayDirectionEXT.y * 0.5) + 0.5;
    _12.z = (gl_WorldRayDirectionEXT.z * 0.5) + 0.5;
    _12.w = 1.0;
    payload._m0 = _12;
}

