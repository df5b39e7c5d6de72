#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    vec2 _m0[];
} u0_1;

layout(set = 0, binding = 1000) uniform texture2D t0;
layout(set = 0, binding = 3000) uniform samplerShadow s0;

void main()
{
    vec2 _26 = vec2(0.25);
    float _2 = textureGrad(sampler2DShadow(t0, s0), vec3(_26, 0.5), vec2(0.5, 0.0), vec2(0.0, 0.5));
    float _7 = textureGrad(sampler2DShadow(t0, s0), vec3(_26, 0.5), vec2(1.0, 0.0), vec2(0.0, 1.0));
    u0_1._m0[0u] = vec2(_2, _7);
}

