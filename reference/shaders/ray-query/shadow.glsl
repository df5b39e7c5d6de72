#version 460
#extension GL_EXT_ray_query : require
layout(local_size_x = 64, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1001, std430) readonly buffer t1
{
    vec4 _m0[];
} t1_1;

layout(set = 0, binding = 0, std140) uniform b0
{
    vec4 _m0[1];
} b0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    float _m0[];
} u0_1;

layout(set = 0, binding = 1000) uniform accelerationStructureEXT t0;

void main()
{
    rayQueryEXT _44;
    rayQueryInitializeEXT(_44, t0, 132u, 255u, vec3(t1_1._m0[gl_GlobalInvocationID.x].xyz), 0.001000000047497451305389404296875, vec3(b0_1._m0[0u].x - t1_1._m0[gl_GlobalInvocationID.x].x, b0_1._m0[0u].y - t1_1._m0[gl_GlobalInvocationID.x].y, b0_1._m0[0u].z - t1_1._m0[gl_GlobalInvocationID.x].z), 1.0);
    bool _15 = rayQueryProceedEXT(_44);
    uint _16 = rayQueryGetIntersectionTypeEXT(_44, bool(1u));
    u0_1._m0[gl_GlobalInvocationID.x] = (_16 == 1u) ? 0.0 : 1.0;
}

