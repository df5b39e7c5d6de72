#version 460
layout(local_size_x = 6, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    vec2 _m0[];
} u0_1;

layout(set = 0, binding = 1000) uniform textureCube t0;
layout(set = 0, binding = 3000) uniform sampler s0;
layout(set = 0, binding = 1001) uniform textureCubeArray t1;

void main()
{
    float _30[3];
    _30[0u] = 0.0;
    _30[1u] = 0.0;
    _30[2u] = 0.0;
    uint _3 = gl_GlobalInvocationID.x & 1u;
    _30[gl_GlobalInvocationID.x >> 1u] = (_3 != 0u) ? (-1.0) : 1.0;
    u0_1._m0[gl_GlobalInvocationID.x] = vec2(textureLod(samplerCube(t0, s0), vec3(_30[0u], _30[1u], _30[2u]), 0.0).x, textureLod(samplerCubeArray(t1, s0), vec4(_30[0u], _30[1u], _30[2u], float(_3)), 0.0).y);
}

