#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2001, std430) restrict writeonly readonly buffer u1
{
    uint _m0[];
} u1_1;

layout(set = 0, binding = 2000, std430) restrict buffer u0
{
    uvec2 _m0[];
} u0_1;

layout(set = 0, binding = 2001, std430) coherent buffer print_records
{
    uint _m0;
    uint _m1[][11];
} print_records_1;

void _3(uint _49, uint _50, uint _51, uint _52, uint _53, uint _54)
{
    if (gl_GlobalInvocationID.x == 0u)
    {
        uint _75 = atomicAdd(print_records_1._m0, 1u);
        if (_75 < uint(print_records_1._m1.length()))
        {
            print_records_1._m1[_75][0u] = 3u;
            print_records_1._m1[_75][1u] = 5u;
            print_records_1._m1[_75][2u] = gl_GlobalInvocationID.x;
            print_records_1._m1[_75][3u] = gl_GlobalInvocationID.y;
            print_records_1._m1[_75][4u] = gl_GlobalInvocationID.z;
            print_records_1._m1[_75][5u] = _49;
            print_records_1._m1[_75][6u] = _50;
            print_records_1._m1[_75][7u] = _51;
            print_records_1._m1[_75][8u] = _52;
            print_records_1._m1[_75][9u] = _53;
            print_records_1._m1[_75][10u] = _54;
        }
    }
}

void main()
{
    _3(0u, 4u, 1u, 5u, u0_1._m0[0u].y, 0u);
    _3(0u, 4u, 3u, 5u, u0_1._m0[1u].y, 0u);
    _3(0u, 5u, 0u, 5u, u0_1._m0[0u].y, 0u);
    _3(0u, 6u, 0u, 5u, u0_1._m0[1u].y, 0u);
    uint _13 = u0_1._m0[1u].y + (uint(u1_1._m0.length()) * 4u);
    _3(0u, 7u, 0u, 5u, _13, 0u);
    u0_1._m0[2u] = uvec2(_13, u0_1._m0[0u].y);
}

