#version 460
layout(quads) in;

layout(set = 0, binding = 2001, std430) restrict writeonly readonly buffer u1
{
    uint _m0[];
} u1_1;

layout(set = 0, binding = 2001, std430) coherent buffer print_records
{
    uint _m0;
    uint _m1[][11];
} print_records_1;

layout(location = 29) patch in uint in_FIRST0;
layout(location = 0) in vec3 in_POSITION0[];

void _2(uint _49, uint _50, uint _51, uint _52, uint _53, uint _54)
{
    uvec3 _59 = floatBitsToUint(gl_TessCoord);
    uint _60 = _59.x;
    uint _61 = _59.y;
    if (((uint(gl_PrimitiveID) == 1u) && (_60 == 1065353216u)) && (_61 == 0u))
    {
        uint _81 = atomicAdd(print_records_1._m0, 1u);
        if (_81 < uint(print_records_1._m1.length()))
        {
            print_records_1._m1[_81][0u] = 0u;
            print_records_1._m1[_81][1u] = 0u;
            print_records_1._m1[_81][2u] = uint(gl_PrimitiveID);
            print_records_1._m1[_81][3u] = _60;
            print_records_1._m1[_81][4u] = _61;
            print_records_1._m1[_81][5u] = _49;
            print_records_1._m1[_81][6u] = _50;
            print_records_1._m1[_81][7u] = _51;
            print_records_1._m1[_81][8u] = _52;
            print_records_1._m1[_81][9u] = _53;
            print_records_1._m1[_81][10u] = _54;
        }
    }
}

void main()
{
    _2(0u, 1u, 0u, 5u, in_FIRST0, 0u);
    float _10 = float(uint(u1_1._m0.length()) * 4u);
    gl_Position = vec4(_10 * gl_TessCoord.x, _10 * gl_TessCoord.y, in_POSITION0[0u].x + float(in_FIRST0), 1.0);
}

