#version 460
layout(local_size_x = 32, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    float _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict buffer u0
{
    uint _m0[];
} u0_1;

void main()
{
    float _3 = t0_1._m0[gl_GlobalInvocationID.x];
    if (_3 > uintBitsToFloat(u0_1._m0[0u]))
    {
        uint _21 = u0_1._m0[0u];
        uint _16;
        bool _20;
        for (;;)
        {
            _16 = atomicCompSwap(u0_1._m0[0u], _21, floatBitsToUint(_3));
            _20 = (_16 != _21) && (_3 > uintBitsToFloat(_16));
            if (_20)
            {
                _21 = _16;
                continue;
            }
            else
            {
                break;
            }
        }
    }
}

