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
    particles[0u + (gl_LocalInvocationIndex * 3u)] = float(gl_LocalInvocationIndex);
    particles[1u + (gl_LocalInvocationIndex * 3u)] = float(gl_LocalInvocationIndex << 1u);
    particles[2u + (gl_LocalInvocationIndex * 3u)] = float(gl_LocalInvocationIndex << 2u);
    particles_1[0u + (gl_LocalInvocationIndex * 2u)] = gl_LocalInvocationIndex + 10u;
    particles_1[1u + (gl_LocalInvocationIndex * 2u)] = gl_LocalInvocationIndex + 20u;
    particles_2[0u + (gl_LocalInvocationIndex * 2u)] = -gl_LocalInvocationIndex;
    particles_2[1u + (gl_LocalInvocationIndex * 2u)] = gl_LocalInvocationIndex;
    barrier();
    uint _25 = 7u - gl_LocalInvocationIndex;
    uint _93[2];
    _93[0u] = particles_1[0u + (_25 * 2u)];
    _93[1u] = particles_1[1u + (_25 * 2u)];
    uint _48 = gl_LocalInvocationIndex * 3u;
    u0_1._m0[_48] = dot(vec3(particles[0u + (_25 * 3u)], particles[1u + (_25 * 3u)], particles[2u + (_25 * 3u)]), vec3(1.0));
    u0_1._m0[_48 + 1u] = float(_93[gl_LocalInvocationIndex & 1u]);
    u0_1._m0[_48 + 2u] = float(int((particles_2[1u + (_25 * 2u)] * 10u) + particles_2[0u + (_25 * 2u)]));
}

