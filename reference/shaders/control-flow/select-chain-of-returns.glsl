#version 460
layout(local_size_x = 16, local_size_y = 1, local_size_z = 1) in;

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
    uint _51;
    if ((t0_1._m0[gl_GlobalInvocationID.x] & 1u) == 0u)
    {
        _51 = u0_1._m0[16u];
    }
    else
    {
        uint _50;
        if ((t0_1._m0[gl_GlobalInvocationID.x] % 3u) == 0u)
        {
            _50 = u0_1._m0[17u] + 1u;
        }
        else
        {
            uint _49;
            if ((t0_1._m0[gl_GlobalInvocationID.x] % 5u) == 0u)
            {
                _49 = u0_1._m0[18u] + 2u;
            }
            else
            {
                uint _48;
                if ((t0_1._m0[gl_GlobalInvocationID.x] % 7u) == 0u)
                {
                    _48 = u0_1._m0[19u] + 3u;
                }
                else
                {
                    uint _47;
                    if ((t0_1._m0[gl_GlobalInvocationID.x] % 11u) == 0u)
                    {
                        _47 = u0_1._m0[20u] + 4u;
                    }
                    else
                    {
                        _47 = t0_1._m0[gl_GlobalInvocationID.x];
                    }
                    _48 = _47;
                }
                _49 = _48;
            }
            _50 = _49;
        }
        _51 = _50;
    }
    u0_1._m0[gl_GlobalInvocationID.x] = _51;
}

