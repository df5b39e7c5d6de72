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
    uvec2 _38 = uvec2(gl_GlobalInvocationID.xy);
    uvec4 _51 = uvec4(texelFetch(t1, ivec3(uvec3(gl_GlobalInvocationID.x, 0u, gl_GlobalInvocationID.y)), int(0u)));
    uint _57 = gl_LocalInvocationIndex * 3u;
    u0_1._m0[_57] = texelFetch(t0, ivec2(_38), int(0u)).x;
    u0_1._m0[_57 + 1u] = _51.x;
    u0_1._m0[_57 + 2u] = _51.y;
    uvec4 _69 = uvec4(texelFetch(t1, ivec3(uvec3(gl_GlobalInvocationID.yx, 1u)), int(0u)));
    uint _71 = (gl_LocalInvocationIndex + 4u) * 3u;
    u0_1._m0[_71] = texelFetch(t0, ivec2(_38), int(0u)).x;
    u0_1._m0[_71 + 1u] = _69.y;
    u0_1._m0[_71 + 2u] = _69.x;
}

