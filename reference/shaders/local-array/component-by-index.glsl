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
    uint _81[3];
    _81[0u] = _12;
    _81[1u] = _13;
    _81[2u] = _14;
    float _90[9];
    _90[0u] = 1.0;
    _90[1u] = 4.0;
    _90[2u] = 7.0;
    _90[3u] = 2.0;
    _90[4u] = 5.0;
    _90[5u] = 8.0;
    _90[6u] = 3.0;
    _90[7u] = 6.0;
    _90[8u] = 9.0;
    _90[_81[_15 % 3u]] = _65[3u - gl_GlobalInvocationID.x];
    float _123[9];
    _123[0u] = _90[0u];
    _123[1u] = _90[1u];
    _123[2u] = _90[2u];
    _123[3u] = _90[3u];
    _123[4u] = _90[4u];
    _123[5u] = _90[5u];
    _123[6u] = _90[6u];
    _123[7u] = _90[7u];
    _123[8u] = _90[8u];
    uint _39 = gl_GlobalInvocationID.x << 1u;
    u0_1._m0[_39] = (_65[_15 & 3u] * 1000.0) + dot(vec4(_65[0u], _65[1u], _65[2u], _65[3u]), vec4(1.0));
    float _148[9];
    _148[0u] = _90[0u];
    _148[1u] = _90[1u];
    _148[2u] = _90[2u];
    _148[3u] = _90[3u];
    _148[4u] = _90[4u];
    _148[5u] = _90[5u];
    _148[6u] = _90[6u];
    _148[7u] = _90[7u];
    _148[8u] = _90[8u];
    float _160[9];
    _160[0u] = _90[0u];
    _160[1u] = _90[1u];
    _160[2u] = _90[2u];
    _160[3u] = _90[3u];
    _160[4u] = _90[4u];
    _160[5u] = _90[5u];
    _160[6u] = _90[6u];
    _160[7u] = _90[7u];
    _160[8u] = _90[8u];
    u0_1._m0[_39 + 1u] = ((_148[_13] * 10.0) + _123[(gl_GlobalInvocationID.x + 2u) % 3u]) + (_160[_14] * 100.0);
}

