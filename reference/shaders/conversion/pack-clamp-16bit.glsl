#version 460
#extension GL_EXT_shader_explicit_arithmetic_types_int16 : require
#extension GL_EXT_shader_16bit_storage : require
layout(local_size_x = 2, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    u16vec4 _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uint _m0[];
} u0_1;

layout(set = 0, binding = 1001, std430) readonly buffer t1
{
    uvec4 _m0[];
} t1_1;

void main()
{
    uint _9 = gl_GlobalInvocationID.x << 2u;
    u0_1._m0[_9] = (((uint(clamp(int(uint(int16_t(t0_1._m0[gl_GlobalInvocationID.x].x))), int(4294967168u), int(127u))) & 255u) | ((uint(clamp(int(uint(int16_t(t0_1._m0[gl_GlobalInvocationID.x].y))), int(4294967168u), int(127u))) & 255u) << 8u)) | ((uint(clamp(int(uint(int16_t(t0_1._m0[gl_GlobalInvocationID.x].z))), int(4294967168u), int(127u))) & 255u) << 16u)) | (uint(clamp(int(uint(int16_t(t0_1._m0[gl_GlobalInvocationID.x].w))), int(4294967168u), int(127u))) << 24u);
    u0_1._m0[_9 + 1u] = ((uint(clamp(int(uint(int16_t(t0_1._m0[gl_GlobalInvocationID.x].x))), int(0u), int(255u))) | (uint(clamp(int(uint(int16_t(t0_1._m0[gl_GlobalInvocationID.x].y))), int(0u), int(255u))) << 8u)) | (uint(clamp(int(uint(int16_t(t0_1._m0[gl_GlobalInvocationID.x].z))), int(0u), int(255u))) << 16u)) | (uint(clamp(int(uint(int16_t(t0_1._m0[gl_GlobalInvocationID.x].w))), int(0u), int(255u))) << 24u);
    u0_1._m0[_9 + 2u] = (((uint(clamp(int(t1_1._m0[gl_GlobalInvocationID.x].x), int(4294967168u), int(127u))) & 255u) | ((uint(clamp(int(t1_1._m0[gl_GlobalInvocationID.x].y), int(4294967168u), int(127u))) & 255u) << 8u)) | ((uint(clamp(int(t1_1._m0[gl_GlobalInvocationID.x].z), int(4294967168u), int(127u))) & 255u) << 16u)) | (uint(clamp(int(t1_1._m0[gl_GlobalInvocationID.x].w), int(4294967168u), int(127u))) << 24u);
    u0_1._m0[_9 + 3u] = ((uint(clamp(int(t1_1._m0[gl_GlobalInvocationID.x].x), int(0u), int(255u))) | (uint(clamp(int(t1_1._m0[gl_GlobalInvocationID.x].y), int(0u), int(255u))) << 8u)) | (uint(clamp(int(t1_1._m0[gl_GlobalInvocationID.x].z), int(0u), int(255u))) << 16u)) | (uint(clamp(int(t1_1._m0[gl_GlobalInvocationID.x].w), int(0u), int(255u))) << 24u);
}

