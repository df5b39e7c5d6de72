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

layout(location = 0) in vec2 in_AT0;
layout(location = 0) out vec4 out_SV_Target0;

void _2(uint _63, uint _64, uint _65, uint _66, uint _67, uint _68)
{
    uvec4 _73 = uvec4(gl_FragCoord);
    uint _74 = _73.x;
    uint _75 = _73.y;
    if ((_74 == 1u) && (_75 == 2u))
    {
        uint _90 = atomicAdd(print_records_1._m0, 1u);
        if (_90 < uint(print_records_1._m1.length()))
        {
            print_records_1._m1[_90][0u] = 0u;
            print_records_1._m1[_90][1u] = 0u;
            print_records_1._m1[_90][2u] = _74;
            print_records_1._m1[_90][3u] = _75;
            print_records_1._m1[_90][4u] = 0u;
            print_records_1._m1[_90][5u] = _63;
            print_records_1._m1[_90][6u] = _64;
            print_records_1._m1[_90][7u] = _65;
            print_records_1._m1[_90][8u] = _66;
            print_records_1._m1[_90][9u] = _67;
            print_records_1._m1[_90][10u] = _68;
        }
    }
}

void main()
{
    _2(0u, 1u, 0u, 9u, floatBitsToUint(in_AT0.x), 0u);
    _2(0u, 2u, 0u, 9u, floatBitsToUint(in_AT0.y), 0u);
    uint _5 = uint(u1_1._m0.length()) * 4u;
    _2(0u, 3u, 0u, 5u, _5, 0u);
    _2(0u, 4u, 0u, 5u, _5, 0u);
    bool _9 = in_AT0.x > in_AT0.y;
    _2(0u, 5u, 0u, 1u, uint(_9), 0u);
    float _10 = float(_9);
    _2(0u, 6u, 0u, 9u, floatBitsToUint(_10), 0u);
    float _11 = float(_5);
    _2(0u, 7u, 0u, 9u, floatBitsToUint(_11), 0u);
    _2(0u, 8u, 0u, 0u, 0u, 0u);
    out_SV_Target0 = vec4(in_AT0, _10, _11);
    _2(0u, 9u, 0u, 0u, 0u, 0u);
    _2(0u, 10u, 0u, 0u, 0u, 0u);
    _2(0u, 11u, 0u, 0u, 0u, 0u);
}

