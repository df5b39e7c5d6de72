#version 460
#extension GL_NV_compute_shader_derivatives : require
layout(local_size_x = 4, local_size_y = 4, local_size_z = 1) in;
layout(derivative_group_quadsNV) in;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    vec4 _m0[];
} u0_1;

layout(set = 0, binding = 1000) uniform texture2D t0;
layout(set = 0, binding = 3000) uniform sampler s0;
layout(set = 0, binding = 1001) uniform texture2D t1;
layout(set = 0, binding = 3001) uniform samplerShadow s1;

void main()
{
    vec2 _48 = vec2((float(gl_LocalInvocationID.x) + 0.5) * 0.5, (float(gl_LocalInvocationID.y) + 0.5) * 0.5);
    float _21 = texture(sampler2DShadow(t1, s1), vec3(_48, 0.5));
    u0_1._m0[gl_LocalInvocationIndex] = vec4(texture(sampler2D(t0, s0), _48).x, texture(sampler2D(t0, s0), _48, 1.0).x, _21, textureQueryLod(sampler2D(t0, s0), _48).x);
}

