#version 460
#extension GL_EXT_nonuniform_qualifier : require
#extension GL_EXT_samplerless_texture_functions : require
layout(local_size_x = 6, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uint _m0[];
} u0_1;

layout(set = 0, binding = 1004) uniform utexture2D t4[6];

void main()
{
    uvec2 _44 = uvec2(0u);
    u0_1._m0[gl_GlobalInvocationID.x] = texelFetch(t4[nonuniformEXT(((((gl_GlobalInvocationID.x & 1u) * 3u) + (gl_GlobalInvocationID.x >> 1u)) + 4u) - 4u)], ivec2(_44), int(0u)).x;
    if (gl_GlobalInvocationID.x == 0u)
    {
        u0_1._m0[6u] = texelFetch(t4[2u], ivec2(_44), int(0u)).x + (texelFetch(t4[5u], ivec2(_44), int(0u)).x * 100u);
    }
}

