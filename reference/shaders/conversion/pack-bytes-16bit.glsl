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
    u16vec4 _68 = u16vec4(clamp(i16vec4(u16vec4(_8 << 1us, _9 << 1us, _10 << 1us, _11 << 1us)), i16vec4(u16vec4(0)), i16vec4(u16vec4(255))));
    uint _21 = gl_GlobalInvocationID.x * 3u;
    u0_1._m0[_21] = packUint2x16(_68.xz | (_68.yw << u16vec2(8)));
    u0_1._m0[_21 + 1u] = packUint2x16((u16vec2(uint16_t(bitfieldExtract(t0_1._m0[gl_GlobalInvocationID.x], int(0u), int(8u))) + 1us, uint16_t(bitfieldExtract(t0_1._m0[gl_GlobalInvocationID.x], int(16u), int(8u))) + 1us) & u16vec2(255)) | (u16vec2(uint16_t(bitfieldExtract(t0_1._m0[gl_GlobalInvocationID.x], int(8u), int(8u))) + 1us, uint16_t(bitfieldExtract(t0_1._m0[gl_GlobalInvocationID.x], int(24u), int(8u))) + 1us) << u16vec2(8)));
    u16vec4 _95 = u16vec4(clamp(i16vec4(u16vec4(_8 * 3us, _9 * 3us, _10 * 3us, _11 * 3us)), i16vec4(u16vec4(65408)), i16vec4(u16vec4(127))));
    u0_1._m0[_21 + 2u] = packUint2x16((_95.xz & u16vec2(255)) | (_95.yw << u16vec2(8)));
}

