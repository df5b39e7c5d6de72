#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer numbers
{
    uvec4 _m0[];
} numbers_1;

layout(set = 0, binding = 2000, std430) writeonly buffer results
{
    uint _m0[];
} results_1;

uint _2(uint _47, uint _48, uint _49, uint _50, uint _51, uint _52, uint _53, uint _54, uint _55, uint _56, uint _57, uint _58)
{
    uint _59 = _47;
    uint _61 = _48;
    uint _64 = _49;
    uint _67 = _50;
    uint _70 = _51;
    uint _73 = _52;
    uint _75 = _54;
    uint _76 = _58;
    return ((((_53 * 1000000u) + _73) + _75) + (_76 * 4294967293u)) + (((((((((_59 * 10u) + _61) * 10u) + _64) * 10u) + _67) * 10u) + _70) * 10u);
}

void main()
{
    results_1._m0[0u] = _2(numbers_1._m0[0u].x, numbers_1._m0[0u].y, numbers_1._m0[0u].z, numbers_1._m0[0u].w, numbers_1._m0[1u].x, numbers_1._m0[1u].y, numbers_1._m0[1u].y, numbers_1._m0[0u].y, numbers_1._m0[0u].z, numbers_1._m0[0u].w, numbers_1._m0[1u].x, numbers_1._m0[1u].y);
}

