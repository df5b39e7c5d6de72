#version 460
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    vec4 _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    float _m0[];
} u0_1;

void main()
{
    float _65[4];
    _65[0u] = t0_1._m0[0u].x;
    _65[1u] = t0_1._m0[0u].y;
    _65[2u] = t0_1._m0[0u].z;
    _65[3u] = t0_1._m0[0u].w;
    _65[gl_GlobalInvocationID.x] += 100.0;
    uint _12 = gl_GlobalInvocationID.x % 3u;
    uint _13 = _12 + 3u;
    uint _14 = _12 + 6u;
    uint _15 = gl_GlobalInvocationID.x + 1u;
    uint _80[3];
    _80[0u] = _12;
    _80[1u] = _13;
    _80[2u] = _14;
    float _89[9];
    _89[0u] = 1.0;
    _89[1u] = 4.0;
    _89[2u] = 7.0;
    _89[3u] = 2.0;
    _89[4u] = 5.0;
    _89[5u] = 8.0;
    _89[6u] = 3.0;
    _89[7u] = 6.0;
    _89[8u] = 9.0;
    _89[_80[_15 % 3u]] = _65[3u - gl_GlobalInvocationID.x];
    float _113[9];
    _113[0u] = _89[0u];
    _113[1u] = _89[1u];
    _113[2u] = _89[2u];
    _113[3u] = _89[3u];
    _113[4u] = _89[4u];
    _113[5u] = _89[5u];
    _113[6u] = _89[6u];
    _113[7u] = _89[7u];
    _113[8u] = _89[8u];
    uint _39 = gl_GlobalInvocationID.x << 1u;
    u0_1._m0[_39] = (_65[_15 & 3u] * 1000.0) + dot(vec4(_65[0u], _65[1u], _65[2u], _65[3u]), vec4(1.0));
    float _134[9];
    _134[0u] = _89[0u];
    _134[1u] = _89[1u];
    _134[2u] = _89[2u];
    _134[3u] = _89[3u];
    _134[4u] = _89[4u];
    _134[5u] = _89[5u];
    _134[6u] = _89[6u];
    _134[7u] = _89[7u];
    _134[8u] = _89[8u];
    float _146[9];
    _146[0u] = _89[0u];
    _146[1u] = _89[1u];
    _146[2u] = _89[2u];
    _146[3u] = _89[3u];
    _146[4u] = _89[4u];
    _146[5u] = _89[5u];
    _146[6u] = _89[6u];
    _146[7u] = _89[7u];
    _146[8u] = _89[8u];
    u0_1._m0[_39 + 1u] = ((_134[_13] * 10.0) + _113[(gl_GlobalInvocationID.x + 2u) % 3u]) + (_146[_14] * 100.0);
}

