#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    vec4 _m0[];
} u0_1;

layout(set = 0, binding = 1000) uniform textureCube t0;
layout(set = 0, binding = 3000) uniform sampler s0;
layout(set = 0, binding = 1001) uniform textureCubeArray t1;

void main()
{
    u0_1._m0[0u] = vec4(textureGather(samplerCube(t0, s0), vec3(0.0, 1.0, 0.0)));
    u0_1._m0[1u] = vec4(textureGather(samplerCubeArray(t1, s0), vec4(0.0, 0.0, 1.0, 1.0)));
}

