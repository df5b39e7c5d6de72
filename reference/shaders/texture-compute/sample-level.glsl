#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    vec4 _m0[];
} u0_1;

layout(set = 0, binding = 1000) uniform texture2D t0;
layout(set = 0, binding = 3000) uniform sampler s0;
layout(set = 0, binding = 3001) uniform sampler s1;

void main()
{
    u0_1._m0[0u] = vec4(textureLod(sampler2D(t0, s0), vec2(0.25), 0.0));
    u0_1._m0[1u] = vec4(textureLod(sampler2D(t0, s0), vec2(0.75, 0.25), 0.0));
    u0_1._m0[2u] = vec4(textureLod(sampler2D(t0, s1), vec2(0.5, 0.25), 0.0));
    vec2 _74 = vec2(0.5);
    u0_1._m0[3u] = vec4(textureLod(sampler2D(t0, s1), _74, 0.0));
    u0_1._m0[4u] = vec4(textureLod(sampler2D(t0, s1), vec2(0.300000011920928955078125, 0.699999988079071044921875), 1.0));
    u0_1._m0[5u] = vec4(textureLod(sampler2D(t0, s1), _74, 0.5));
}

