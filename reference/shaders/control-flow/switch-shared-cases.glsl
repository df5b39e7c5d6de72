#version 460
layout(local_size_x = 10, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uint _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uint _m0[];
} u0_1;

void main()
{
    uint _11;
    switch (t0_1._m0[gl_GlobalInvocationID.x])
    {
        case 0u:
        case 2u:
        case 4u:
        {
            _11 = (gl_GlobalInvocationID.x * gl_GlobalInvocationID.x) + 1u;
            break;
        }
        case 1u:
        case 3u:
        {
            _11 = gl_GlobalInvocationID.x + 50u;
            break;
        }
        default:
        {
            u0_1._m0[10u] = 1u;
            _11 = 1000u;
            break;
        }
        case 9u:
        {
            _11 = gl_GlobalInvocationID.x;
            break;
        }
    }
    u0_1._m0[gl_GlobalInvocationID.x] = _11;
}

