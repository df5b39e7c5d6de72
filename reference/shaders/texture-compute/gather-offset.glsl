#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    vec4 _m0[];
} u0_1;

layout(set = 0, binding = 0, std140) uniform b0
{
    vec4 _m0[1];
} b0_1;

layout(set = 0, binding = 1000) uniform texture2D t0;
layout(set = 0, binding = 3000) uniform sampler s0;
layout(set = 0, binding = 1001) uniform texture2DArray t1;

void main()
{
    vec2 _55 = vec2(0.25);
    u0_1._m0[0u] = vec4(textureGatherOffset(sampler2D(t0, s0), _55, ivec2(2, 1)));
    u0_1._m0[1u] = vec4(textureGatherOffset(sampler2D(t0, s0), _55, bitfieldExtract(ivec2(int(floatBitsToUint(b0_1._m0[0u].x)), int(floatBitsToUint(b0_1._m0[0u].y))), int(0u), int(6u))));
    u0_1._m0[2u] = vec4(textureGather(sampler2D(t0, s0), _55).x, textureGatherOffset(sampler2D(t0, s0), _55, ivec2(1, 0)).y, textureGatherOffset(sampler2D(t0, s0), _55, ivec2(0, 1)).z, textureGatherOffset(sampler2D(t0, s0), _55, ivec2(1)).w);
    u0_1._m0[3u] = vec4(textureGatherOffset(sampler2DArray(t1, s0), vec3(0.5, 0.5, 1.0), ivec2(0, 1)));
}

