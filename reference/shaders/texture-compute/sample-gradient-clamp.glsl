#version 460
#extension GL_ARB_sparse_texture_clamp : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    float _m0[];
} u0_1;

layout(set = 0, binding = 1000) uniform texture2D t0;
layout(set = 0, binding = 3000) uniform sampler s0;

void main()
{
    vec2 _26 = vec2(0.100000001490116119384765625);
    u0_1._m0[0u] = textureGradClampARB(sampler2D(t0, s0), _26, vec2(0.25, 0.0), vec2(0.0, 0.25), 1.0).x;
    u0_1._m0[1u] = textureGradClampARB(sampler2D(t0, s0), _26, vec2(1.0, 0.0), vec2(0.0, 1.0), 1.0).x;
}

