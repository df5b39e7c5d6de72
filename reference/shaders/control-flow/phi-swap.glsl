#version 460
#if defined(GL_EXT_control_flow_attributes)
#extension GL_EXT_control_flow_attributes : require
#define SPIRV_CROSS_FLATTEN [[flatten]]
#define SPIRV_CROSS_BRANCH [[dont_flatten]]
#define SPIRV_CROSS_UNROLL [[unroll]]
#define SPIRV_CROSS_LOOP [[dont_unroll]]
#else
#define SPIRV_CROSS_FLATTEN
#define SPIRV_CROSS_BRANCH
#define SPIRV_CROSS_UNROLL
#define SPIRV_CROSS_LOOP
#endif
layout(local_size_x = 8, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uint _m0[];
} u0_1;

void main()
{
    uint _10;
    uint _11;
    uint _12;
    if (gl_GlobalInvocationID.x == 0u)
    {
        _10 = 3u;
        _11 = 2u;
        _12 = 1u;
    }
    else
    {
        uint _6;
        uint _6_copy;
        uint _7;
        uint _7_copy;
        uint _8;
        _6 = 3u;
        _7 = 2u;
        _8 = 1u;
        uint _9 = 0u;
        uint _4;
        bool _5;
        SPIRV_CROSS_LOOP
        for (;;)
        {
            _4 = _9 + 1u;
            _5 = _4 == gl_GlobalInvocationID.x;
            if (_5)
            {
                break;
            }
            else
            {
                _6_copy = _6;
                _6 = _8;
                _7_copy = _7;
                _7 = _6_copy;
                _8 = _7_copy;
                _9 = _4;
                continue;
            }
        }
        _10 = _8;
        _11 = _6;
        _12 = _7;
    }
    uint _33 = gl_GlobalInvocationID.x * 3u;
    u0_1._m0[_33] = _12;
    u0_1._m0[_33 + 1u] = _11;
    u0_1._m0[_33 + 2u] = _10;
}

