#version 460
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uint _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uint _m0[];
} u0_1;

void main()
{
    bool _8 = t0_1._m0[gl_GlobalInvocationID.x] > 10u;
    uint _9 = t0_1._m0[gl_GlobalInvocationID.x] & 1u;
    uint _11 = uint(_8);
    bool _16 = _8 != (_9 != 0u);
    u0_1._m0[gl_GlobalInvocationID.x] = ((((((_11 << 8u) | (_8 ? 0u : 16u)) | (_11 & t0_1._m0[gl_GlobalInvocationID.x])) | (_16 ? 4u : 0u)) | (_16 ? 0u : 8u)) | (((_11 | _9) != 0u) ? 2u : 0u)) + (_9 << 9u);
}

