#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer source
{
    uint _m0[];
} source_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer target
{
    uvec4 _m0[];
} target_1;

uint _32 = 0u;
uint _33 = 0u;
uint numbers[4] = uint[](0u, 0u, 0u, 0u);
float fractions[2] = float[](0.0, 0.0);

void main()
{
    uint _16 = 0u;
    uint _14;
    bool _15;
    for (;;)
    {
        target_1._m0[_16 & 268435455u] = uvec4(_32, floatBitsToUint(uintBitsToFloat(_33)), numbers[source_1._m0[0u]], floatBitsToUint(fractions[_16]));
        _32 = 5u;
        _33 = floatBitsToUint(1.0);
        numbers[source_1._m0[0u]] = 6u;
        fractions[_16] = 2.0;
        _14 = _16 + 1u;
        _15 = _14 < 2u;
        if (_15)
        {
            _16 = _14;
            continue;
        }
        else
        {
            break;
        }
    }
}

