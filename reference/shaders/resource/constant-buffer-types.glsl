#version 460
#if defined(GL_AMD_gpu_shader_half_float)
#extension GL_AMD_gpu_shader_half_float : require
#elif defined(GL_EXT_shader_explicit_arithmetic_types_float16)
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
#else
#error No extension available for FP16.
#endif
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_int16 : require
#if defined(GL_ARB_gpu_shader_int64)
#extension GL_ARB_gpu_shader_int64 : require
#else
#error No extension available for 64-bit integers.
#endif

layout(set = 0, binding = 0, std140) uniform b0
{
    vec4 _m0[4];
} b0_1;

layout(location = 0) flat in uint in_INDEX0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    uint _3 = in_INDEX0 & 1u;
    f16vec2 _67 = unpackFloat2x16(floatBitsToUint(b0_1._m0[_3].x));
    f16vec2 _69 = unpackFloat2x16(floatBitsToUint(b0_1._m0[_3].y));
    u16vec2 _76 = unpackUint2x16(floatBitsToUint(b0_1._m0[1u].z));
    u16vec2 _79 = unpackUint2x16(floatBitsToUint(b0_1._m0[1u].w));
    float _39 = float(int64_t(packUint2x32(floatBitsToUint(b0_1._m0[3u].zw)))) + (float(packDouble2x32(floatBitsToUint(b0_1._m0[3u].xy))) + float(packUint2x32(floatBitsToUint(b0_1._m0[2u].zw)) + packUint2x32(floatBitsToUint(b0_1._m0[2u].xy))));
    out_SV_Target0 = vec4((_39 + float(_67.x)) + float(_76.x), (_39 + float(_67.y)) + float(_76.y), (_39 + float(_69.x)) + float(_79.x), (_39 + float(_69.y)) + float(int16_t(_79.y)));
}

