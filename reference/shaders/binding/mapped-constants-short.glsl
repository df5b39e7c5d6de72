#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 0, std140) uniform b0
{
    vec4 _m0[3];
} b0_1;

layout(set = 0, binding = 1, std140) uniform b1
{
    vec4 _m0[2];
} b1_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uint _m0[];
} u0_1;

void main()
{
    uint _2 = floatBitsToUint(b0_1._m0[0u].x);
    uint _108[20];
    _108[0u] = _2;
    _108[1u] = floatBitsToUint(b0_1._m0[0u].y);
    _108[2u] = floatBitsToUint(b0_1._m0[0u].z);
    _108[3u] = floatBitsToUint(b0_1._m0[0u].w);
    _108[4u] = floatBitsToUint(b0_1._m0[1u].x);
    _108[5u] = floatBitsToUint(b0_1._m0[1u].y);
    uint _28 = 0u;
    _108[6u] = _28;
    uint _33 = 0u;
    _108[7u] = _33;
    uint _34 = 0u;
    _108[8u] = _34;
    uint _39 = 0u;
    _108[9u] = _39;
    uint _44 = 0u;
    _108[10u] = _44;
    uint _49 = 0u;
    _108[11u] = _49;
    _108[12u] = floatBitsToUint(b1_1._m0[0u].x);
    _108[13u] = floatBitsToUint(b1_1._m0[0u].y);
    _108[14u] = floatBitsToUint(b1_1._m0[0u].z);
    _108[15u] = floatBitsToUint(b1_1._m0[0u].w);
    _108[16u] = floatBitsToUint(b1_1._m0[1u].x);
    uint _71 = 0u;
    _108[17u] = _71;
    uint _76 = 0u;
    _108[18u] = _76;
    uint _81 = 0u;
    _108[19u] = _81;
    uint _86;
    uint _87;
    _86 = _2;
    _87 = 0u;
    uint _85;
    uint _83;
    for (;;)
    {
        u0_1._m0[_87] = _86 + 1u;
        _83 = _87 + 1u;
        if (_83 == 20u)
        {
            break;
        }
        else
        {
            _85 = _108[_83];
            _86 = _85;
            _87 = _83;
            continue;
        }
    }
}

