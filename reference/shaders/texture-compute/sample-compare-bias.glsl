#version 460
#extension GL_NV_compute_shader_derivatives : require
layout(local_size_x = 4, local_size_y = 4, local_size_z = 1) in;
layout(derivative_group_quadsNV) in;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    vec2 _m0[];
} u0_1;

layout(set = 0, binding = 1000) uniform texture2D t0;
layout(set = 0, binding = 3000) uniform samplerShadow s0;
layout(set = 0, binding = 1001) uniform texture2D t1;
layout(set = 0, binding = 3001) uniform sampler s1;

void main()
{
    float _7 = float(gl_LocalInvocationID.x) + 0.5;
    float _8 = float(gl_LocalInvocationID.y) + 0.5;
    float _11 = texture(sampler2DShadow(t0, s0), vec3(vec2(_7 * 0.25, _8 * 0.25), 0.5), 1.0);
    u0_1._m0[gl_LocalInvocationIndex] = vec2(_11, textureQueryLod(sampler2D(t1, s1), vec2(_7, _8)).y);
}

