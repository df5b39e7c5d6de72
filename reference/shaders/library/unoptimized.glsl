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
    uint _58 = gl_GlobalInvocationID.x * 7u;
    uint _63 = _58 + 1u;
    uint _66 = _58 + 2u;
    float _5 = particles_1._m0[_66];
    uint _69 = _58 + 3u;
    float _8 = particles_1._m0[_69];
    uint _72 = _58 + 4u;
    uint _75 = _58 + 5u;
    float _10 = particles_1._m0[_75];
    uint _78 = _58 + 6u;
    float _13 = particles_1._m0[_78];
    float _25 = _8 + (Step_1._m0[0u].y * Step_1._m0[0u].x);
    float _26 = particles_1._m0[_72] + (Step_1._m0[0u].z * Step_1._m0[0u].x);
    float _27 = _10 + (Step_1._m0[0u].w * Step_1._m0[0u].x);
    float _32 = particles_1._m0[_63] + (_26 * Step_1._m0[0u].x);
    float _42;
    float _43;
    if (_32 < 0.0)
    {
        _42 = _26 * (-0.5);
        _43 = -_32;
    }
    else
    {
        _42 = _26;
        _43 = _32;
    }
    particles_1._m0[_58] += (_25 * Step_1._m0[0u].x);
    particles_1._m0[_63] = _43;
    particles_1._m0[_66] = _5 + (_27 * Step_1._m0[0u].x);
    particles_1._m0[_69] = _25;
    particles_1._m0[_72] = _42;
    particles_1._m0[_75] = _27;
    particles_1._m0[_78] = _13 + Step_1._m0[0u].x;
}

