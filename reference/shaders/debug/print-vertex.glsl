#version 460

layout(set = 0, binding = 2001, std430) restrict writeonly readonly buffer u1
{
    uint _m0[];
} u1_1;

layout(set = 0, binding = 2001, std430) coherent buffer print_records
{
    uint _m0;
    uint _m1[][11];
} print_records_1;

layout(location = 0) in float in_X0;

void _2(uint _63, uint _64, uint _65, uint _66, uint _67, uint _68)
{
    if ((uint(gl_VertexIndex) == 2u) && (uint(gl_InstanceIndex) == 1u))
    {
        uint _87 = atomicAdd(print_records_1._m0, 1u);
        if (_87 < uint(print_records_1._m1.length()))
        {
            print_records_1._m1[_87][0u] = 0u;
            print_records_1._m1[_87][1u] = 0u;
            print_records_1._m1[_87][2u] = uint(gl_VertexIndex);
            print_records_1._m1[_87][3u] = uint(gl_InstanceIndex);
            print_records_1._m1[_87][4u] = 0u;
            print_records_1._m1[_87][5u] = _63;
            print_records_1._m1[_87][6u] = _64;
            print_records_1._m1[_87][7u] = _65;
            print_records_1._m1[_87][8u] = _66;
            print_records_1._m1[_87][9u] = _67;
            print_records_1._m1[_87][10u] = _68;
        }
    }
}

void main()
{
    uint _3 = uint(gl_VertexIndex) - uint(gl_BaseVertex);
    _2(0u, 1u, 0u, 5u, _3, 0u);
    _2(0u, 2u, 0u, 9u, floatBitsToUint(in_X0), 0u);
    uint _5 = uint(u1_1._m0.length()) * 4u;
    _2(0u, 3u, 0u, 5u, _5, 0u);
    _2(0u, 4u, 0u, 5u, _5, 0u);
    float _9 = float(_3);
    _2(0u, 5u, 0u, 9u, floatBitsToUint(_9), 0u);
    float _10 = in_X0 + _9;
    _2(0u, 6u, 0u, 9u, floatBitsToUint(_10), 0u);
    float _11 = float(_5);
    _2(0u, 7u, 0u, 9u, floatBitsToUint(_11), 0u);
    _2(0u, 8u, 0u, 0u, 0u, 0u);
    gl_Position = vec4(_10, 0.0, 0.0, _11);
    _2(0u, 9u, 0u, 0u, 0u, 0u);
    _2(0u, 10u, 0u, 0u, 0u, 0u);
    _2(0u, 11u, 0u, 0u, 0u, 0u);
}

