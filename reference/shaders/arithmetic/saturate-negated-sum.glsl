#version 460
layout(local_size_x = 8, local_size_y = 1, local_size_z = 1) in;

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
    float _42 = 1.0 - t0_1._m0[gl_GlobalInvocationID.x];
    float _67 = isnan(0.0) ? _42 : (isnan(_42) ? 0.0 : max(_42, 0.0));
    float _8 = isnan(1.0) ? _67 : (isnan(_67) ? 1.0 : min(_67, 1.0));
    u0_1._m0[gl_GlobalInvocationID.x] = (_8 * _8) * (3.0 - (_8 * 2.0));
    float _13 = t0_1._m0[gl_GlobalInvocationID.x] + 0.5;
    u0_1._m0[gl_GlobalInvocationID.x + 8u] = _13;
    float _54 = -_13;
    float _78 = isnan(0.0) ? _54 : (isnan(_54) ? 0.0 : max(_54, 0.0));
    u0_1._m0[gl_GlobalInvocationID.x + 16u] = isnan(1.0) ? _78 : (isnan(_78) ? 1.0 : min(_78, 1.0));
    float _18 = -(t0_1._m0[gl_GlobalInvocationID.x] + (-0.75));
    u0_1._m0[gl_GlobalInvocationID.x + 24u] = _18;
    float _89 = isnan(0.0) ? _18 : (isnan(_18) ? 0.0 : max(_18, 0.0));
    u0_1._m0[gl_GlobalInvocationID.x + 32u] = isnan(1.0) ? _89 : (isnan(_89) ? 1.0 : min(_89, 1.0));
    precise float _22 = t0_1._m0[gl_GlobalInvocationID.x] + (-0.5);
    float _23 = -_22;
    float _100 = isnan(0.0) ? _23 : (isnan(_23) ? 0.0 : max(_23, 0.0));
    u0_1._m0[gl_GlobalInvocationID.x + 40u] = isnan(1.0) ? _100 : (isnan(_100) ? 1.0 : min(_100, 1.0));
}

