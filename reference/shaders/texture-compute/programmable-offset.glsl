#version 460
#extension GL_EXT_samplerless_texture_functions : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 0, std140) uniform b0
{
    vec4 _m0[1];
} b0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    vec2 _m0[];
} u0_1;

layout(set = 0, binding = 1000) uniform texture2D t0;
layout(set = 0, binding = 3000) uniform sampler s0;

void main()
{
    uint _2 = floatBitsToUint(b0_1._m0[0u].x);
    uint _3 = floatBitsToUint(b0_1._m0[0u].y);
    ivec2 _55 = bitfieldExtract(ivec2(int(_2), int(_3)), int(0u), int(4u));
    uvec2 _56 = uvec2(textureSize(t0, int(0u)));
    u0_1._m0[0u] = vec2(texelFetch(t0, ivec2(uvec2(1u) + uvec2(bitfieldExtract(ivec2(int(_2), int(_3)), int(0u), int(4u)))), int(0u)).x, textureLod(sampler2D(t0, s0), vec2(0.4000000059604644775390625 + (float(_55.x) / float(_56.x)), 0.4000000059604644775390625 + (float(_55.y) / float(_56.y))), 0.0).x);
}

