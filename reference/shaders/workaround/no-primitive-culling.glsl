#version 460
#extension GL_EXT_ray_query : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 0, std140) uniform b0
{
    vec4 _m0[1];
} b0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uint _m0[];
} u0_1;

layout(set = 0, binding = 1000) uniform accelerationStructureEXT t0;

void main()
{
    rayQueryEXT _22;
    rayQueryInitializeEXT(_22, t0, (floatBitsToUint(b0_1._m0[0u].x) & 4294966527u) | 1u, 255u, vec3(0.0), 0.0, vec3(0.0, 0.0, 1.0), 100.0);
    bool _6 = rayQueryProceedEXT(_22);
    uint _7 = rayQueryGetIntersectionTypeEXT(_22, bool(1u));
    u0_1._m0[0u] = _7;
}

