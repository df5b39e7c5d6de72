#version 460
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2001, std430) restrict writeonly readonly buffer u1
{
    uint _m0[];
} u1_1;

layout(set = 0, binding = 2000, std430) restrict buffer u0
{
    uint _m0[];
} u0_1;

layout(set = 0, binding = 2001, std430) coherent buffer print_records
{
    uint _m0;
    uint _m1[][11];
} print_records_1;

void _2(uint _49, uint _50, uint _51, uint _52, uint _53, uint _54)
{
    if (gl_GlobalInvocationID.x == 3u)
    {
        uint _76 = atomicAdd(print_records_1._m0, 1u);
        if (_76 < uint(print_records_1._m1.length()))
        {
            print_records_1._m1[_76][0u] = 0u;
            print_records_1._m1[_76][1u] = 0u;
            print_records_1._m1[_76][2u] = gl_GlobalInvocationID.x;
            print_records_1._m1[_76][3u] = gl_GlobalInvocationID.y;
            print_records_1._m1[_76][4u] = gl_GlobalInvocationID.z;
            print_records_1._m1[_76][5u] = _49;
            print_records_1._m1[_76][6u] = _50;
            print_records_1._m1[_76][7u] = _51;
            print_records_1._m1[_76][8u] = bitfieldInsert(_52, 88276999u, int(8u), int(24u));
            print_records_1._m1[_76][9u] = _53;
            print_records_1._m1[_76][10u] = _54;
        }
    }
}

void main()
{
    _2(0u, 5u, 0u, 5u, gl_GlobalInvocationID.x << 2u, 0u);
    _2(0u, 6u, 0u, 5u, u0_1._m0[gl_GlobalInvocationID.x], 0u);
    _2(0u, 7u, 0u, 5u, u0_1._m0[gl_GlobalInvocationID.x], 0u);
    uint _14 = u0_1._m0[gl_GlobalInvocationID.x] * 3u;
    _2(0u, 8u, 0u, 5u, _14, 0u);
    u0_1._m0[gl_GlobalInvocationID.x] = _14 + (uint(u1_1._m0.length()) * 4u);
}

