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
    u16vec4 _54 = u16vec4(clamp(i16vec4(u16vec4(t0_1._m0[gl_GlobalInvocationID.x])), i16vec4(u16vec4(65408)), i16vec4(u16vec4(127))));
    uint _9 = gl_GlobalInvocationID.x << 2u;
    u0_1._m0[_9] = packUint2x16((_54.xz & u16vec2(255)) | (_54.yw << u16vec2(8)));
    u16vec4 _76 = u16vec4(clamp(i16vec4(u16vec4(t0_1._m0[gl_GlobalInvocationID.x])), i16vec4(u16vec4(0)), i16vec4(u16vec4(255))));
    u0_1._m0[_9 + 1u] = packUint2x16(_76.xz | (_76.yw << u16vec2(8)));
    uvec4 _97 = uvec4(clamp(ivec4(uvec4(t1_1._m0[gl_GlobalInvocationID.x])), ivec4(uvec4(4294967168u)), ivec4(uvec4(127u))));
    uvec2 _106 = (_97.xz & uvec2(255u)) | (_97.yw << uvec2(8u));
    u0_1._m0[_9 + 2u] = bitfieldInsert(_106.x, _106.y, int(16u), int(16u));
    uvec4 _115 = uvec4(clamp(ivec4(uvec4(t1_1._m0[gl_GlobalInvocationID.x])), ivec4(uvec4(0u)), ivec4(uvec4(255u))));
    uvec2 _119 = _115.xz | (_115.yw << uvec2(8u));
    u0_1._m0[_9 + 3u] = bitfieldInsert(_119.x, _119.y, int(16u), int(16u));
}

