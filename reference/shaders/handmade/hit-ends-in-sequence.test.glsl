#version 460
#extension GL_EXT_ray_tracing : require

struct _32
{
    uint _m0;
};

layout(set = 0, binding = 1001, std430) readonly buffer kinds
{
    uint _m0[];
} kinds_1;

layout(location = 0) rayPayloadInEXT _32 payload;

void main()
{
    uint _4 = uint(gl_PrimitiveID);
    if (!(kinds_1._m0[_4] == 0u))
    {
        payload._m0 += 64u;
        terminateRayEXT;
    }
    payload._m0 += 16u;
    ignoreIntersectionEXT;
}

