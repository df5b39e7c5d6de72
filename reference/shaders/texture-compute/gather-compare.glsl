#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    vec4 _m0[];
} u0_1;

layout(set = 0, binding = 1000) uniform texture2D t0;
layout(set = 0, binding = 3000) uniform samplerShadow s0;

void main()
{
    vec2 _26 = vec2(0.5);
    u0_1._m0[0u] = vec4(textureGather(sampler2DShadow(t0, s0), _26, 0.5));
    u0_1._m0[1u] = vec4(textureGatherOffset(sampler2DShadow(t0, s0), _26, 0.5, ivec2(1, 0)));
}

