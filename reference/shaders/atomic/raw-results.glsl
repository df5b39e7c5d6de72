#version 460
layout(local_size_x = 8, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2000, std430) restrict buffer u0
{
    uint _m0[];
} u0_1;

layout(set = 0, binding = 2001, std430) restrict writeonly buffer u1
{
    uint _m0[];
} u1_1;

void main()
{
    uint _11;
    switch (gl_GlobalInvocationID.x)
    {
        case 0u:
        {
            uint _3 = atomicAdd(u0_1._m0[0u], 5u);
            _11 = _3;
            break;
        }
        case 1u:
        {
            uint _4 = atomicAnd(u0_1._m0[1u], 6u);
            _11 = _4;
            break;
        }
        case 2u:
        {
            uint _5 = atomicOr(u0_1._m0[2u], 6u);
            _11 = _5;
            break;
        }
        case 3u:
        {
            uint _6 = atomicXor(u0_1._m0[3u], 6u);
            _11 = _6;
            break;
        }
        case 4u:
        {
            uint _7 = atomicMin(u0_1._m0[4u], 6u);
            _11 = _7;
            break;
        }
        case 5u:
        {
            uint _8 = atomicMax(u0_1._m0[5u], 6u);
            _11 = _8;
            break;
        }
        case 6u:
        {
            uint _9 = atomicExchange(u0_1._m0[6u], 6u);
            _11 = _9;
            break;
        }
        case 7u:
        {
            uint _10 = atomicCompSwap(u0_1._m0[7u], 17u, 6u);
            _11 = _10;
            break;
        }
        default:
        {
            _11 = 0u;
            break;
        }
    }
    u1_1._m0[gl_GlobalInvocationID.x] = _11;
}

