#version 460
#extension GL_EXT_samplerless_texture_functions : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 0, std140) uniform b0
{
    vec4 _m0[1];
} b0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    float _m0[];
} u0_1;

layout(set = 0, binding = 1001) uniform texture2D t1[3];
layout(set = 0, binding = 3001) uniform sampler s1[2];

void main()
{
    u0_1._m0[0u] = textureLod(sampler2D(t1[(floatBitsToUint(b0_1._m0[0u].x) + 1u) - 1u], s1[(floatBitsToUint(b0_1._m0[0u].y) + 1u) - 1u]), vec2(0.5, 0.25), 0.0).x;
    u0_1._m0[1u] = texelFetch(t1[(floatBitsToUint(b0_1._m0[0u].x) + 1u) - 1u], ivec2(uvec2(1u)), int(0u)).x;
}

