#version 460
#extension GL_EXT_nonuniform_qualifier : require
#extension GL_EXT_samplerless_texture_functions : require
layout(local_size_x = 16, local_size_y = 1, local_size_z = 1) in;

layout(set = 1, binding = 1000, std430) readonly buffer indices
{
    uint _m0[];
} indices_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer results
{
    vec4 _m0[];
} results_1;

layout(set = 0, binding = 1000) uniform texture2D textures[];

void main()
{
    results_1._m0[gl_GlobalInvocationID.x] = vec4(texelFetch(textures[nonuniformEXT(indices_1._m0[gl_GlobalInvocationID.x])], ivec2(uvec2(gl_GlobalInvocationID.x, 0u)), int(0u)));
}

