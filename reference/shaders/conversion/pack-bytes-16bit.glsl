#version 460
#extension GL_EXT_shader_explicit_arithmetic_types_int16 : require
#extension GL_EXT_shader_16bit_storage : require
layout(local_size_x = 2, local_size_y = 1, local_size_z = 1) in;

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
    uint16_t _8 = uint16_t(uint(bitfieldExtract(int(t0_1._m0[gl_GlobalInvocationID.x]), int(0u), int(8u))));
    uint16_t _9 = uint16_t(uint(bitfieldExtract(int(t0_1._m0[gl_GlobalInvocationID.x]), int(8u), int(8u))));
    uint16_t _10 = uint16_t(uint(bitfieldExtract(int(t0_1._m0[gl_GlobalInvocationID.x]), int(16u), int(8u))));
    uint16_t _11 = uint16_t(uint(bitfieldExtract(int(t0_1._m0[gl_GlobalInvocationID.x]), int(24u), int(8u))));
    uint _21 = gl_GlobalInvocationID.x * 3u;
    u0_1._m0[_21] = ((uint(clamp(int(uint(int16_t(_8 << 1us))), int(0u), int(255u))) | (uint(clamp(int(uint(int16_t(_9 << 1us))), int(0u), int(255u))) << 8u)) | (uint(clamp(int(uint(int16_t(_10 << 1us))), int(0u), int(255u))) << 16u)) | (uint(clamp(int(uint(int16_t(_11 << 1us))), int(0u), int(255u))) << 24u);
    u0_1._m0[_21 + 1u] = (((uint(int16_t(uint16_t(bitfieldExtract(t0_1._m0[gl_GlobalInvocationID.x], int(0u), int(8u))) + 1us)) & 255u) | ((uint(int16_t(uint16_t(bitfieldExtract(t0_1._m0[gl_GlobalInvocationID.x], int(8u), int(8u))) + 1us)) & 255u) << 8u)) | ((uint(int16_t(uint16_t(bitfieldExtract(t0_1._m0[gl_GlobalInvocationID.x], int(16u), int(8u))) + 1us)) & 255u) << 16u)) | (uint(int16_t(uint16_t(bitfieldExtract(t0_1._m0[gl_GlobalInvocationID.x], int(24u), int(8u))) + 1us)) << 24u);
    u0_1._m0[_21 + 2u] = (((uint(clamp(int(uint(int16_t(_8 * 3us))), int(4294967168u), int(127u))) & 255u) | ((uint(clamp(int(uint(int16_t(_9 * 3us))), int(4294967168u), int(127u))) & 255u) << 8u)) | ((uint(clamp(int(uint(int16_t(_10 * 3us))), int(4294967168u), int(127u))) & 255u) << 16u)) | (uint(clamp(int(uint(int16_t(_11 * 3us))), int(4294967168u), int(127u))) << 24u);
}

