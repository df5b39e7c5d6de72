#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    float _m0[];
} u0_1;

layout(set = 0, binding = 1000) uniform texture2D t0;
layout(set = 0, binding = 3000) uniform sampler s0;
layout(set = 0, binding = 1001) uniform texture3D t1;

void main()
{
    vec2 _41 = vec2(0.100000001490116119384765625);
    vec2 _44 = vec2(0.25, 0.0);
    vec2 _45 = vec2(0.0, 0.25);
    u0_1._m0[0u] = textureGrad(sampler2D(t0, s0), _41, _44, _45).x;
    u0_1._m0[1u] = textureGrad(sampler2D(t0, s0), _41, vec2(0.5, 0.0), vec2(0.0, 0.5)).x;
    u0_1._m0[2u] = textureGrad(sampler2D(t0, s0), _41, vec2(0.0, 1.0), vec2(1.0, 0.0)).x;
    u0_1._m0[3u] = textureGradOffset(sampler2D(t0, s0), _41, _44, _45, ivec2(1)).x;
    u0_1._m0[4u] = textureGrad(sampler3D(t1, s0), vec3(0.100000001490116119384765625), vec3(1.0, 0.0, 0.0), vec3(0.0, 1.0, 0.0)).x;
}

