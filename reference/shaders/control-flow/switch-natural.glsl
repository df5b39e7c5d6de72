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
    uint _16;
    switch (t0_1._m0[gl_GlobalInvocationID.x])
    {
        case 4294967295u:
        {
            _16 = gl_GlobalInvocationID.x << 1u;
            break;
        }
        case 0u:
        {
            _16 = u0_1._m0[gl_GlobalInvocationID.x] + 5u;
            break;
        }
        case 3u:
        {
            u0_1._m0[gl_GlobalInvocationID.x + 8u] = 33u;
            _16 = 6u;
            break;
        }
        default:
        {
            _16 = 1u;
            break;
        }
        case 1000000u:
        {
            _16 = 4294967291u;
            break;
        }
    }
    u0_1._m0[gl_GlobalInvocationID.x] = _16;
}

