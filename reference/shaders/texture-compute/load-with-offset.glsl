#version 460
#extension GL_EXT_samplerless_texture_functions : require
layout(local_size_x = 2, local_size_y = 2, local_size_z = 1) in;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uvec2 _m0[];
} u0_1;

layout(set = 0, binding = 1000) uniform utexture2D t0;

void main()
{
    u0_1._m0[gl_LocalInvocationIndex] = uvec2(texelFetchOffset(t0, ivec2(uvec2(gl_GlobalInvocationID.xy)), int(0u), ivec2(1, 2)).x, texelFetchOffset(t0, ivec2(uvec2(gl_GlobalInvocationID.x + 1u, gl_GlobalInvocationID.y + 1u)), int(0u), ivec2(-1, 0)).x);
}

