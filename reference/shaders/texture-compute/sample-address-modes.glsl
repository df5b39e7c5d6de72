#version 460
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    vec4 _m0[];
} u0_1;

layout(set = 0, binding = 1000) uniform texture1D t0;
layout(set = 0, binding = 3000) uniform sampler s0;
layout(set = 0, binding = 3001) uniform sampler s1;
layout(set = 0, binding = 3002) uniform sampler s2;
layout(set = 0, binding = 3003) uniform sampler s3;

void main()
{
    float _4 = float(gl_GlobalInvocationID.x) + (-1.375);
    u0_1._m0[gl_GlobalInvocationID.x] = vec4(textureLod(sampler1D(t0, s0), _4, 0.0).x, textureLod(sampler1D(t0, s1), _4, 0.0).x, textureLod(sampler1D(t0, s2), _4, 0.0).x, textureLod(sampler1D(t0, s3), _4, 0.0).x);
}

