#version 460
layout(local_size_x = 64, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2000, std430) restrict buffer particles
{
    float _m0[];
} particles_1;

layout(set = 0, binding = 0, std140) uniform Step
{
    vec4 _m0[1];
} Step_1;

void main()
{
    uint _66 = gl_GlobalInvocationID.x * 7u;
    float _5 = particles_1._m0[_66 + 2u];
    float _8 = particles_1._m0[_66 + 3u];
    float _10 = particles_1._m0[_66 + 5u];
    float _13 = particles_1._m0[_66 + 6u];
    float _29 = _8 + (Step_1._m0[0u].y * Step_1._m0[0u].x);
    float _30 = particles_1._m0[_66 + 4u] + (Step_1._m0[0u].z * Step_1._m0[0u].x);
    float _31 = _10 + (Step_1._m0[0u].w * Step_1._m0[0u].x);
    float _40 = particles_1._m0[_66 + 1u] + (_30 * Step_1._m0[0u].x);
    float _50;
    float _51;
    if (_40 < 0.0)
    {
        _50 = _30 * (-0.5);
        _51 = -_40;
    }
    else
    {
        _50 = _30;
        _51 = _40;
    }
    particles_1._m0[_66] += (_29 * Step_1._m0[0u].x);
    particles_1._m0[_66 + 1u] = _51;
    particles_1._m0[_66 + 2u] = _5 + (_31 * Step_1._m0[0u].x);
    particles_1._m0[_66 + 3u] = _29;
    particles_1._m0[_66 + 4u] = _50;
    particles_1._m0[_66 + 5u] = _31;
    particles_1._m0[_66 + 6u] = _13 + Step_1._m0[0u].x;
}

