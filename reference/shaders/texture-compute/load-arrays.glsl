#version 460
#extension GL_EXT_samplerless_texture_functions : require
layout(local_size_x = 2, local_size_y = 2, local_size_z = 1) in;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uint _m0[];
} u0_1;

layout(set = 0, binding = 1000) uniform utexture1DArray t0;
layout(set = 0, binding = 1001) uniform itexture2DArray t1;

void main()
{
    uvec4 _53 = uvec4(texelFetch(t1, ivec3(uvec3(gl_GlobalInvocationID.x, 0u, gl_GlobalInvocationID.y)), int(0u)));
    uint _59 = gl_LocalInvocationIndex * 3u;
    u0_1._m0[_59] = texelFetch(t0, ivec2(uvec2(gl_GlobalInvocationID.xy)), int(0u)).x;
    u0_1._m0[_59 + 1u] = _53.x;
    u0_1._m0[_59 + 2u] = _53.y;
    uvec4 _72 = uvec4(texelFetch(t1, ivec3(uvec3(gl_GlobalInvocationID.yx, 1u)), int(0u)));
    uint _74 = (gl_LocalInvocationIndex + 4u) * 3u;
    u0_1._m0[_74] = texelFetch(t0, ivec2(uvec2(gl_GlobalInvocationID.xy)), int(0u)).x;
    u0_1._m0[_74 + 1u] = _72.y;
    u0_1._m0[_74 + 2u] = _72.x;
}

