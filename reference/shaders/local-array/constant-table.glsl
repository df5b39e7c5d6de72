#version 460
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

const uint _44[8] = uint[](4294967295u, 0u, 1u, 0u, 0u, 4294967295u, 0u, 1u);
const float _59[6] = float[](0.5, 1.5, -2.0, 3.25, 0.0, 8.0);
const uint _72[8] = uint[](2u, 3u, 5u, 7u, 11u, 13u, 17u, 19u);

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uint _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    float _m0[];
} u0_1;

void main()
{
    uint _9 = (t0_1._m0[gl_GlobalInvocationID.x] & 3u) * 2u;
    u0_1._m0[gl_GlobalInvocationID.x] = ((_59[t0_1._m0[gl_GlobalInvocationID.x] % 6u] + float(int(_44[_9] * 10u))) + float(int(_44[1u + _9] * 100u))) + float(_72[t0_1._m0[gl_GlobalInvocationID.x]] * 1000u);
}

