#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uvec2 _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uint _m0[];
} u0_1;

void main()
{
    uint _93[6];
    _93[0u] = (t0_1._m0[3u].x & t0_1._m0[0u].x) | (t0_1._m0[0u].x << 4u);
    _93[1u] = (t0_1._m0[3u].y & t0_1._m0[0u].y) | (t0_1._m0[0u].y << 4u);
    _93[2u] = (t0_1._m0[4u].x & t0_1._m0[1u].x) | (t0_1._m0[1u].x << 4u);
    _93[3u] = (t0_1._m0[4u].y & t0_1._m0[1u].y) | (t0_1._m0[1u].y << 4u);
    _93[4u] = (t0_1._m0[5u].x & t0_1._m0[2u].x) | (t0_1._m0[2u].x << 4u);
    _93[5u] = (t0_1._m0[5u].y & t0_1._m0[2u].y) | (t0_1._m0[2u].y << 4u);
    uint _102[6];
    _102[0u] = uint(bitCount(t0_1._m0[0u].x));
    _102[1u] = uint(bitCount(t0_1._m0[0u].y));
    _102[2u] = uint(bitCount(t0_1._m0[1u].x));
    _102[3u] = uint(bitCount(t0_1._m0[1u].y));
    _102[4u] = uint(bitCount(t0_1._m0[2u].x));
    _102[5u] = uint(bitCount(t0_1._m0[2u].y));
    uint _61 = 0u;
    uint _59;
    bool _60;
    for (;;)
    {
        u0_1._m0[_61] = _93[_61];
        u0_1._m0[_61 + 6u] = _102[_61];
        _59 = _61 + 1u;
        _60 = _59 == 6u;
        if (_60)
        {
            break;
        }
        else
        {
            _61 = _59;
            continue;
        }
    }
    u0_1._m0[12u] = uint((((((t0_1._m0[0u].x < t0_1._m0[3u].x) && (t0_1._m0[0u].y < t0_1._m0[3u].y)) && (t0_1._m0[1u].x < t0_1._m0[4u].x)) && (t0_1._m0[1u].y < t0_1._m0[4u].y)) && (t0_1._m0[2u].x < t0_1._m0[5u].x)) && (t0_1._m0[2u].y < t0_1._m0[5u].y));
    u0_1._m0[13u] = uint((((((t0_1._m0[0u].x == t0_1._m0[3u].x) || (t0_1._m0[0u].y == t0_1._m0[3u].y)) || (t0_1._m0[1u].x == t0_1._m0[4u].x)) || (t0_1._m0[1u].y == t0_1._m0[4u].y)) || (t0_1._m0[2u].x == t0_1._m0[5u].x)) || (t0_1._m0[2u].y == t0_1._m0[5u].y));
}

