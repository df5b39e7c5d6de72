#version 460
#extension GL_EXT_samplerless_texture_functions : require
layout(local_size_x = 8, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1006, std430) readonly buffer t6
{
    uvec2 _m0[];
} t6_1;

layout(set = 0, binding = 1006, std430) readonly buffer t6_2
{
    uint _m0[];
} t6_3;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    float _m0[];
} u0_1;

layout(set = 0, binding = 2001, std430) restrict writeonly buffer u1
{
    float _m0[];
} u1_1;

layout(set = 0, binding = 1000) uniform texture2D t0;
layout(set = 0, binding = 1001) uniform texture1D t1;
layout(set = 0, binding = 1002) uniform texture2DArray t2;
layout(set = 0, binding = 1003) uniform texture3D t3;
layout(set = 0, binding = 1004) uniform texture2DMS t4;
layout(set = 0, binding = 3000) uniform sampler s0;
layout(set = 0, binding = 1005) uniform texture2D t5;
layout(set = 0, binding = 1005) uniform texture2D t5_1;
layout(set = 0, binding = 3001) uniform samplerShadow s1;

void main()
{
    uint _116 = gl_LocalInvocationIndex + 8u;
    uint _23 = gl_LocalInvocationIndex * 7u;
    uvec2 _141 = uvec2(8u);
    u0_1._m0[_23] = texelFetch(t0, ivec2(_141 + uvec2(bitfieldExtract(ivec2(int(t6_1._m0[gl_LocalInvocationIndex].x), int(t6_1._m0[gl_LocalInvocationIndex].y)), int(0u), int(4u)))), int(0u)).x;
    u0_1._m0[_23 + 1u] = texelFetch(t1, int(8u + uint(bitfieldExtract(int(t6_1._m0[gl_LocalInvocationIndex].x), int(0u), int(4u)))), int(0u)).x;
    u0_1._m0[_23 + 2u] = texelFetch(t2, ivec3(uvec3(8u, 8u, 1u) + uvec3(ivec3(bitfieldExtract(ivec2(int(t6_1._m0[gl_LocalInvocationIndex].x), int(t6_1._m0[gl_LocalInvocationIndex].y)), int(0u), int(4u)), 0))), int(0u)).x;
    u0_1._m0[_23 + 3u] = texelFetch(t3, ivec3(uvec3(8u) + uvec3(bitfieldExtract(ivec3(int(t6_1._m0[gl_LocalInvocationIndex].y), int(t6_1._m0[gl_LocalInvocationIndex].x), int(t6_1._m0[gl_LocalInvocationIndex].y)), int(0u), int(4u)))), int(0u)).x;
    u0_1._m0[_23 + 4u] = texelFetch(t4, ivec2(_141 + uvec2(bitfieldExtract(ivec2(int(t6_1._m0[gl_LocalInvocationIndex].x), int(t6_1._m0[gl_LocalInvocationIndex].y)), int(0u), int(4u)))), int(0u)).x;
    ivec2 _211 = bitfieldExtract(ivec2(int(t6_1._m0[gl_LocalInvocationIndex].x), int(t6_1._m0[gl_LocalInvocationIndex].y)), int(0u), int(4u));
    uvec2 _212 = uvec2(textureSize(t0, int(0u)));
    u0_1._m0[_23 + 5u] = textureLod(sampler2D(t0, s0), vec2(0.53125 + (float(_211.x) / float(_212.x)), 0.53125 + (float(_211.y) / float(_212.y))), 0.0).x;
    ivec2 _237 = bitfieldExtract(ivec2(int(t6_1._m0[gl_LocalInvocationIndex].x), int(t6_1._m0[gl_LocalInvocationIndex].y)), int(0u), int(4u));
    uvec3 _238 = uvec3(textureSize(t2, int(0u)));
    u0_1._m0[_23 + 6u] = textureLod(sampler2DArray(t2, s0), vec3(0.53125 + (float(_237.x) / float(_238.x)), 0.53125 + (float(_237.y) / float(_238.y)), 1.0), 0.0).x;
    vec2 _261 = vec2(0.5);
    uint _70 = gl_LocalInvocationIndex << 1u;
    u1_1._m0[_70] = textureGatherOffset(sampler2D(t5, s0), _261, bitfieldExtract(ivec2(int(t6_1._m0[_116].x), int(t6_1._m0[_116].y)), int(0u), int(6u))).w;
    u1_1._m0[_70 + 1u] = textureGatherOffset(sampler2DShadow(t5_1, s1), _261, uintBitsToFloat(t6_3._m0[gl_LocalInvocationIndex + 32u]), bitfieldExtract(ivec2(int(t6_1._m0[_116].x), int(t6_1._m0[_116].y)), int(0u), int(6u))).w;
    if (gl_LocalInvocationIndex == 0u)
    {
        u1_1._m0[16u] = texelFetchOffset(t0, ivec2(_141), int(0u), ivec2(-7, 7)).x;
        u1_1._m0[17u] = textureLodOffset(sampler2D(t0, s0), vec2(0.53125), 0.0, ivec2(6, 7)).x;
        u1_1._m0[18u] = textureGatherOffset(sampler2D(t5, s0), _261, ivec2(-31, 30)).w;
        u1_1._m0[19u] = texelFetch(t0, ivec2(_141), int(0u)).x;
    }
}

