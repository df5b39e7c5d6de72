#version 460
#extension GL_EXT_ray_query : require
layout(local_size_x = 8, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uint _m0[];
} u0_1;

layout(set = 0, binding = 1000) uniform accelerationStructureEXT t0;

void main()
{
    rayQueryEXT _12;
    rayQueryInitializeEXT(_12, t0, 0u, 255u, vec3(float(gl_LocalInvocationIndex), 0.0, -4.0), 0.5, vec3(0.0, 0.0, 2.0), 64.0);
    bool _4 = rayQueryProceedEXT(_12);
    uint _5 = rayQueryGetIntersectionTypeEXT(_12, bool(1u));
    u0_1._m0[gl_LocalInvocationIndex] = _5;
}

