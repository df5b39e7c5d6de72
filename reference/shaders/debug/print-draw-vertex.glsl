#version 460

layout(set = 0, binding = 6000, std430) coherent buffer print_records
{
    uint _m0;
    uint _m1[][11];
} print_records_1;

layout(push_constant, std430) uniform push_constants
{
    uint _m0[3];
} push_constants_1;

layout(location = 0) out vec2 out_AT0;

void _2(uint _81, uint _82, uint _83, uint _84, uint _85, uint _86)
{
    if (uint(gl_VertexIndex) == 1u)
    {
        uint _112 = atomicAdd(print_records_1._m0, 1u);
        if (_112 < uint(print_records_1._m1.length()))
        {
            print_records_1._m1[_112][0u] = 0u;
            print_records_1._m1[_112][1u] = 0u;
            print_records_1._m1[_112][2u] = uint(gl_VertexIndex);
            print_records_1._m1[_112][3u] = uint(gl_InstanceIndex);
            print_records_1._m1[_112][4u] = 0u;
            print_records_1._m1[_112][5u] = _81;
            print_records_1._m1[_112][6u] = _82;
            print_records_1._m1[_112][7u] = _83;
            print_records_1._m1[_112][8u] = bitfieldInsert(_84, push_constants_1._m0[2u], int(8u), int(24u));
            print_records_1._m1[_112][9u] = _85;
            print_records_1._m1[_112][10u] = _86;
        }
    }
}

void main()
{
    uint _7 = uint(gl_VertexIndex) - uint(gl_BaseVertex);
    _2(0u, 0u, 0u, 5u, _7, 0u);
    uint _8 = _7 >> 1u;
    _2(0u, 1u, 0u, 5u, _8, 0u);
    float _9 = float(_8);
    _2(0u, 2u, 0u, 9u, floatBitsToUint(_9), 0u);
    uint _10 = _7 & 1u;
    _2(0u, 3u, 0u, 5u, _10, 0u);
    float _11 = float(_10);
    _2(0u, 4u, 0u, 9u, floatBitsToUint(_11), 0u);
    float _12 = _9 * 2.0;
    _2(0u, 5u, 0u, 9u, floatBitsToUint(_12), 0u);
    float _13 = _11 * 2.0;
    _2(0u, 6u, 0u, 9u, floatBitsToUint(_13), 0u);
    float _14 = _9 * 4.0;
    _2(0u, 7u, 0u, 9u, floatBitsToUint(_14), 0u);
    float _15 = _11 * 4.0;
    _2(0u, 8u, 0u, 9u, floatBitsToUint(_15), 0u);
    float _16 = _14 + (-1.0);
    _2(0u, 9u, 0u, 9u, floatBitsToUint(_16), 0u);
    float _17 = _15 + (-1.0);
    _2(0u, 10u, 0u, 9u, floatBitsToUint(_17), 0u);
    _2(0u, 11u, 0u, 0u, 0u, 0u);
    gl_Position = vec4(_16, _17, 0.0, 1.0);
    _2(0u, 12u, 0u, 0u, 0u, 0u);
    _2(0u, 13u, 0u, 0u, 0u, 0u);
    _2(0u, 14u, 0u, 0u, 0u, 0u);
    _2(0u, 15u, 0u, 0u, 0u, 0u);
    out_AT0 = vec2(_12, _13);
    _2(0u, 16u, 0u, 0u, 0u, 0u);
}

