#version 460
#extension GL_EXT_nonuniform_qualifier : require
#extension GL_EXT_samplerless_texture_functions : require
layout(local_size_x = 2, local_size_y = 2, local_size_z = 1) in;

layout(set = 0, binding = 1000) uniform texture2D t0;
layout(set = 0, binding = 3000) uniform sampler s0;
layout(set = 0, binding = 1001) uniform texture2DArray t1[2];
layout(set = 0, binding = 2000) uniform restrict writeonly image2D u0;

void main()
{
    imageStore(u0, ivec2(uvec2(gl_GlobalInvocationID.xy)), vec4(texelFetch(t1[nonuniformEXT((gl_GlobalInvocationID.x + 1u) - 1u)], ivec3(uvec3(gl_GlobalInvocationID.xy, 1u)), int(0u)).y + textureLod(sampler2D(t0, s0), vec2((float(gl_GlobalInvocationID.x) + 0.5) * 0.5, (float(gl_GlobalInvocationID.y) + 0.5) * 0.5), 0.0).x));
}

