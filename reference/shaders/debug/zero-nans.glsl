#version 460
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2000, std430) restrict buffer u0
{
    uint _m0[];
} u0_1;

void main()
{
    float _66 = uintBitsToFloat(u0_1._m0[gl_GlobalInvocationID.x]);
    float _9 = isnan(_66) ? 0.0 : _66;
    uint _26;
    if (gl_GlobalInvocationID.x == 0u)
    {
        _26 = 0u;
    }
    else
    {
        float _24 = 0.0;
        uint _25 = 0u;
        float _14;
        uint _15;
        bool _16;
        for (;;)
        {
            float _69 = _24 * 2.0;
            float _71 = sqrt(_9);
            float _73 = (isnan(_69) ? 0.0 : _69) + 1.0;
            float _75 = (isnan(_73) ? 0.0 : _73) + (isnan(_71) ? 0.0 : _71);
            _14 = isnan(_75) ? 0.0 : _75;
            _15 = _25 + 1u;
            _16 = _15 == gl_GlobalInvocationID.x;
            if (_16)
            {
                break;
            }
            else
            {
                _24 = _14;
                _25 = _15;
                continue;
            }
        }
        _26 = floatBitsToUint(_14);
    }
    precise float _77 = _9 - _9;
    float _79 = _9 + 1.0;
    uint _56 = gl_GlobalInvocationID.x * 3u;
    u0_1._m0[_56 + 16u] = floatBitsToUint(isnan(_79) ? 0.0 : _79);
    u0_1._m0[_56 + 17u] = _26;
    u0_1._m0[_56 + 18u] = floatBitsToUint(isnan(_77) ? 0.0 : _77);
}

