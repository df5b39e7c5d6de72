#version 460
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    vec4 _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    vec4 _m0[];
} u0_1;

void main()
{
    float _59[4];
    _59[gl_GlobalInvocationID.x] = t0_1._m0[0u].x;
    float _63[4];
    _63[gl_GlobalInvocationID.x] = t0_1._m0[0u].z;
    float _65[4];
    _65[gl_GlobalInvocationID.x] = t0_1._m0[0u].w;
    uint _13 = gl_GlobalInvocationID.x ^ 1u;
    _59[_13] = t0_1._m0[1u].x;
    float _71[4];
    _71[_13] = t0_1._m0[1u].y;
    _63[_13] = t0_1._m0[1u].z;
    _65[_13] = t0_1._m0[1u].w;
    uint _19 = gl_GlobalInvocationID.x ^ 2u;
    _59[_19] = t0_1._m0[2u].x;
    _71[_19] = t0_1._m0[2u].y;
    _63[_19] = t0_1._m0[2u].z;
    _65[_19] = t0_1._m0[2u].w;
    uint _25 = gl_GlobalInvocationID.x ^ 3u;
    _59[_25] = t0_1._m0[3u].x;
    _71[_25] = t0_1._m0[3u].y;
    _63[_25] = t0_1._m0[3u].z;
    _65[_25] = t0_1._m0[3u].w;
    _71[gl_GlobalInvocationID.x] = -1.0;
    uint _26 = 3u - gl_GlobalInvocationID.x;
    _63[_26] = 100.0;
    _65[_26] = 200.0;
    u0_1._m0[gl_GlobalInvocationID.x] = vec4((_59[gl_GlobalInvocationID.x] * 1000.0) + _59[1u], _71[1u] + (-1000.0), (_63[gl_GlobalInvocationID.x] * 1000.0) + _63[1u], (_65[gl_GlobalInvocationID.x] * 1000.0) + _65[1u]);
}

