#version 460
#extension GL_EXT_nonuniform_qualifier : require
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000) uniform usamplerBuffer t0[2];
layout(set = 0, binding = 2000) uniform restrict writeonly uimageBuffer u0[2];

void main()
{
    imageStore(u0[nonuniformEXT((gl_GlobalInvocationID.x & 1u) + 0u)], int(gl_GlobalInvocationID.x), uvec4(texelFetch(t0[nonuniformEXT((gl_GlobalInvocationID.x >> 1u) + 0u)], int(gl_GlobalInvocationID.x)).x + 1u));
}

