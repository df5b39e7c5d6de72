#version 460
layout(local_size_x = 8, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    float _m0[];
} u0_1;

shared float particles[24];
shared uint particles_1[16];
shared uint particles_2[16];

void main()
{
    uint _11 = gl_LocalInvocationIndex * 3u;
    particles[_11] = float(gl_LocalInvocationIndex);
    particles[1u + _11] = float(gl_LocalInvocationIndex << 1u);
    particles[2u + _11] = float(gl_LocalInvocationIndex << 2u);
    uint _14 = gl_LocalInvocationIndex * 2u;
    particles_1[_14] = gl_LocalInvocationIndex + 10u;
    uint _15 = 1u + _14;
    particles_1[_15] = gl_LocalInvocationIndex + 20u;
    particles_2[_14] = -gl_LocalInvocationIndex;
    particles_2[_15] = gl_LocalInvocationIndex;
    barrier();
    uint _16 = 7u - gl_LocalInvocationIndex;
    uint _17 = _16 * 3u;
    uint _23 = _16 * 2u;
    uint _73[2];
    _73[0u] = particles_1[_23];
    uint _25 = 1u + _23;
    _73[1u] = particles_1[_25];
    u0_1._m0[_11] = dot(vec3(particles[_17], particles[1u + _17], particles[2u + _17]), vec3(1.0));
    u0_1._m0[_11 + 1u] = float(_73[gl_LocalInvocationIndex & 1u]);
    u0_1._m0[_11 + 2u] = float(int((particles_2[_25] * 10u) + particles_2[_23]));
}

