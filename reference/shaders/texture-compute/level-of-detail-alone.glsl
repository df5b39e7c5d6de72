#version 460
#extension GL_NV_compute_shader_derivatives : require
layout(local_size_x = 4, local_size_y = 4, local_size_z = 1) in;
layout(derivative_group_quadsNV) in;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    vec2 _m0[];
} u0_1;

layout(set = 0, binding = 1000) uniform texture2D t0;
layout(set = 0, binding = 3000) uniform sampler s0;

void main()
{
    float _9 = (float(gl_GlobalInvocationID.x) * 0.25) + 0.125;
    float _10 = (float(gl_GlobalInvocationID.y) * 0.25) + 0.125;
    u0_1._m0[gl_LocalInvocationIndex] = vec2(textureQueryLod(sampler2D(t0, s0), vec2(_9, _10)).x, textureQueryLod(sampler2D(t0, s0), vec2(_9 * 8.0, _10 * 8.0)).y);
}

