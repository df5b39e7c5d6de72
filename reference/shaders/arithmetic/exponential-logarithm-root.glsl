#version 460
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    float _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    float _m0[];
} u0_1;

void main()
{
    uint _8 = gl_GlobalInvocationID.x << 3u;
    u0_1._m0[_8] = exp2(t0_1._m0[gl_GlobalInvocationID.x]);
    float _10 = log2(t0_1._m0[gl_GlobalInvocationID.x]);
    u0_1._m0[_8 + 1u] = _10;
    u0_1._m0[_8 + 2u] = sqrt(t0_1._m0[gl_GlobalInvocationID.x]);
    u0_1._m0[_8 + 3u] = inversesqrt(t0_1._m0[gl_GlobalInvocationID.x]);
    u0_1._m0[_8 + 4u] = exp2(t0_1._m0[gl_GlobalInvocationID.x] * 1.44269502162933349609375);
    u0_1._m0[_8 + 5u] = _10 * 0.693147182464599609375;
    u0_1._m0[_8 + 6u] = _10 * 0.3010300099849700927734375;
    u0_1._m0[_8 + 7u] = exp2(_10 * 1.5);
}

