#version 460
layout(local_size_x = 12, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uint _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict buffer u0
{
    uint _m0[];
} u0_1;

void main()
{
    uint _53;
    uint _54;
    uint _55;
    switch (t0_1._m0[gl_GlobalInvocationID.x])
    {
        case 0u:
        {
            uint _8 = gl_GlobalInvocationID.x + 100u;
            if (!((gl_GlobalInvocationID.x & 1u) == 0u))
            {
                _53 = 5u;
                _54 = _8;
                _55 = 6u;
                break;
            }
            uint _16 = u0_1._m0[12u] + _8;
            if (!((_16 & 4u) == 0u))
            {
                _53 = _16;
                _54 = _8;
                _55 = 6u;
                break;
            }
            _53 = _16;
            _54 = (u0_1._m0[13u] > (_16 * 3u)) ? _8 : (u0_1._m0[13u] + _16);
            _55 = u0_1._m0[13u];
            break;
        }
        case 1u:
        {
            uint _52 = u0_1._m0[14u];
            uint _34;
            bool _35;
            for (;;)
            {
                _34 = (_52 * 3u) + gl_GlobalInvocationID.x;
                _35 = _34 > 200u;
                if (_35)
                {
                    break;
                }
                else
                {
                    _52 = _34;
                    continue;
                }
            }
            if (!((_34 & 1u) == 0u))
            {
                _53 = _34;
                _54 = gl_GlobalInvocationID.x;
                _55 = 6u;
                break;
            }
            uint _43 = u0_1._m0[13u] + _34;
            _53 = _34;
            _54 = ((_43 & 2u) != 0u) ? gl_GlobalInvocationID.x : 7u;
            _55 = _43;
            break;
        }
        default:
        {
            _53 = 5u;
            _54 = gl_GlobalInvocationID.x;
            _55 = gl_GlobalInvocationID.x * gl_GlobalInvocationID.x;
            break;
        }
    }
    u0_1._m0[gl_GlobalInvocationID.x] = (_54 + (_53 * 10u)) + (_55 * 1000u);
}

