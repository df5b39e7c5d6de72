#version 460
#extension GL_EXT_samplerless_texture_functions : require
layout(local_size_x = 2, local_size_y = 2, local_size_z = 1) in;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    vec4 _m0[];
} u0_1;

layout(set = 0, binding = 1001) uniform texture2D t1;
layout(set = 0, binding = 1000) uniform texture1D t0;
layout(set = 0, binding = 1002) uniform utexture3D t2;

void main()
{
    vec4 _58 = texelFetch(t1, ivec2(uvec2(gl_GlobalInvocationID.xy)), int(0u));
    vec4 _61 = texelFetch(t1, ivec2(uvec2(0u)), int(1u));
    u0_1._m0[gl_LocalInvocationIndex] = vec4((_61.x * 100.0) + _58.x, (_61.y * 100.0) + _58.y, (_61.z * 100.0) + _58.z, (_61.w * 100.0) + _58.w);
    vec4 _74 = texelFetch(t0, int(gl_LocalInvocationIndex), int(0u));
    float _23 = _74.x;
    u0_1._m0[gl_LocalInvocationIndex + 4u] = vec4(_23, float(texelFetch(t2, ivec3(uvec3(gl_GlobalInvocationID.xy, 1u)), int(0u)).x), float(texelFetch(t2, ivec3(uvec3(gl_GlobalInvocationID.yx, 0u)), int(0u)).x), _23);
}

