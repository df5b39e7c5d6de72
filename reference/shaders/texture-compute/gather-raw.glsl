#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uvec4 _m0[];
} u0_1;

layout(set = 0, binding = 1000) uniform utexture2D t0;
layout(set = 0, binding = 3000) uniform sampler s0;

void main()
{
    vec2 _28 = vec2(0.5);
    u0_1._m0[0u] = uvec4(textureGather(usampler2D(t0, s0), _28));
    u0_1._m0[1u] = uvec4(textureGatherOffset(usampler2D(t0, s0), _28, ivec2(1, 0)));
}

