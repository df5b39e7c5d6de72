#version 460
layout(local_size_x = 3, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uvec4 _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uint _m0[];
} u0_1;

void main()
{
    bool _8 = int(t0_1._m0[gl_GlobalInvocationID.x].x) > int(1u);
    bool _9 = int(t0_1._m0[gl_GlobalInvocationID.x].y) > int(1u);
    bool _10 = int(t0_1._m0[gl_GlobalInvocationID.x].z) > int(1u);
    bool _11 = int(t0_1._m0[gl_GlobalInvocationID.x].w) > int(1u);
    bool _15 = (((t0_1._m0[gl_GlobalInvocationID.x].w | t0_1._m0[gl_GlobalInvocationID.x].z) | t0_1._m0[gl_GlobalInvocationID.x].y) | t0_1._m0[gl_GlobalInvocationID.x].x) != 0u;
    bool _22 = (t0_1._m0[gl_GlobalInvocationID.x].w != 0u) && ((t0_1._m0[gl_GlobalInvocationID.x].z != 0u) && ((t0_1._m0[gl_GlobalInvocationID.x].x != 0u) && (t0_1._m0[gl_GlobalInvocationID.x].y != 0u)));
    u0_1._m0[gl_GlobalInvocationID.x] = ((((uint(_15) | (_22 ? 2u : 0u)) | (_15 ? 4u : 0u)) | (_22 ? 8u : 0u)) | ((_11 || (_10 || (_8 || _9))) ? 16u : 0u)) | ((_11 && (_10 && (_8 && _9))) ? 32u : 0u);
}

