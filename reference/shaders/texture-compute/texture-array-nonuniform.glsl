#version 460
#extension GL_EXT_nonuniform_qualifier : require
#extension GL_EXT_samplerless_texture_functions : require
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    vec4 _m0[];
} u0_1;

layout(set = 3, binding = 1000) uniform texture2D t0_space3[];
layout(set = 0, binding = 3000) uniform sampler s0;
layout(set = 0, binding = 2001) uniform restrict writeonly image2D u1[2];

void main()
{
    vec4 _52 = textureLod(nonuniformEXT(sampler2D(t0_space3[(gl_GlobalInvocationID.x % 3u) + 0u], s0)), vec2(0.5), 0.0);
    uint _10 = gl_GlobalInvocationID.x >> 1u;
    vec4 _59 = texelFetch(t0_space3[nonuniformEXT((2u - _10) + 0u)], ivec2(uvec2(0u)), int(0u));
    float _16 = _59.w;
    u0_1._m0[gl_GlobalInvocationID.x] = vec4(_16 + _52.x, _16 + _52.y, _16 + _52.z, _16 + _52.w);
    imageStore(u1[nonuniformEXT(((gl_GlobalInvocationID.x & 1u) + 1u) - 1u)], ivec2(uvec2(_10, 0u)), vec4(float(gl_GlobalInvocationID.x)));
}

