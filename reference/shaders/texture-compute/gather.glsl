#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    vec4 _m0[];
} u0_1;

layout(set = 0, binding = 1000) uniform texture2D t0;
layout(set = 0, binding = 3000) uniform sampler s0;
layout(set = 0, binding = 1001) uniform utexture2D t1;

void main()
{
    vec2 _45 = vec2(0.5);
    u0_1._m0[0u] = vec4(textureGather(sampler2D(t0, s0), _45));
    u0_1._m0[1u] = vec4(textureGather(sampler2D(t0, s0), _45, int(1u)));
    u0_1._m0[2u] = vec4(textureGather(sampler2D(t0, s0), _45, int(2u)));
    u0_1._m0[3u] = vec4(textureGather(sampler2D(t0, s0), _45, int(3u)));
    uvec4 _76 = textureGather(usampler2D(t1, s0), _45);
    u0_1._m0[4u] = vec4(float(_76.x), float(_76.y), float(_76.z), float(_76.w));
}

