#version 460
layout(local_size_x = 8, local_size_y = 1, local_size_z = 1) in;

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
    switch (t0_1._m0[gl_GlobalInvocationID.x])
    {
        case 7u:
        {
            u0_1._m0[gl_GlobalInvocationID.x] = 70u;
            break;
        }
        default:
        {
            uint _14;
            switch (t0_1._m0[gl_GlobalInvocationID.x])
            {
                case 2u:
                {
                    _14 = u0_1._m0[15u];
                    break;
                }
                case 5u:
                {
                    _14 = 30u;
                    break;
                }
                default:
                {
                    _14 = t0_1._m0[gl_GlobalInvocationID.x];
                    break;
                }
                case 1u:
                {
                    _14 = 10u;
                    break;
                }
            }
            u0_1._m0[gl_GlobalInvocationID.x] = _14 + 1u;
            break;
        }
        case 0u:
        {
            break;
        }
    }
}

