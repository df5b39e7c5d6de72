#version 460

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uint _m0[];
} u0_1;

layout(set = 1, binding = 3, std140) uniform print_draw
{
    layout(offset = 16) uint _m0;
} print_draw_1;

layout(set = 0, binding = 6000, std430) coherent buffer print_records
{
    uint _m0;
    uint _m1[][11];
} print_records_1;

layout(location = 0) in vec2 in_AT0;

void _2(uint _44, uint _45, uint _46, uint _47, uint _48, uint _49)
{
    uvec4 _55 = uvec4(gl_FragCoord);
    uint _56 = _55.x;
    uint _57 = _55.y;
    if ((_56 == 1u) && (_57 == 2u))
    {
        uint _82 = atomicAdd(print_records_1._m0, 1u);
        if (_82 < uint(print_records_1._m1.length()))
        {
            print_records_1._m1[_82][0u] = 0u;
            print_records_1._m1[_82][1u] = 0u;
            print_records_1._m1[_82][2u] = _56;
            print_records_1._m1[_82][3u] = _57;
            print_records_1._m1[_82][4u] = 0u;
            print_records_1._m1[_82][5u] = _44;
            print_records_1._m1[_82][6u] = _45;
            print_records_1._m1[_82][7u] = _46;
            print_records_1._m1[_82][8u] = bitfieldInsert(_47, print_draw_1._m0, int(8u), int(24u));
            print_records_1._m1[_82][9u] = _48;
            print_records_1._m1[_82][10u] = _49;
        }
    }
}

void main()
{
    _2(0u, 1u, 0u, 9u, floatBitsToUint(in_AT0.x), 0u);
    _2(0u, 2u, 0u, 9u, floatBitsToUint(in_AT0.y), 0u);
    float _5 = in_AT0.y * 2.0;
    _2(0u, 3u, 0u, 9u, floatBitsToUint(_5), 0u);
    float _6 = _5 + in_AT0.x;
    _2(0u, 4u, 0u, 9u, floatBitsToUint(_6), 0u);
    uint _7 = floatBitsToUint(_6);
    _2(0u, 5u, 0u, 5u, _7, 0u);
    _2(0u, 6u, 0u, 0u, 0u, 0u);
    u0_1._m0[0u] = _7;
}

