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
    uint _18;
    bool _19;
    uint _26;
    uint _20 = 0u;
    uint _21 = 0u;
    bool _5;
    SPIRV_CROSS_LOOP
    for (;;)
    {
        _5 = ((_20 + gl_GlobalInvocationID.x) % 3u) == 0u;
        if (_5)
        {
            _26 = _21;
        }
        else
        {
            uint _12;
            bool _13;
            uint _24;
            uint _25;
            uint _22 = _21;
            uint _23 = 0u;
            bool _6;
            SPIRV_CROSS_LOOP
            for (;;)
            {
                _6 = _23 == _20;
                if (_6)
                {
                    _24 = _22 + 1000u;
                }
                else
                {
                    if (_23 > gl_GlobalInvocationID.x)
                    {
                        _25 = _22;
                        break;
                    }
                    _24 = (_22 + (_20 * 10u)) + _23;
                }
                _12 = _23 + 1u;
                _13 = _12 < 5u;
                if (_13)
                {
                    _22 = _24;
                    _23 = _12;
                    continue;
                }
                else
                {
                    _25 = _24;
                    break;
                }
            }
            _26 = ((_25 & 1u) != 0u) ? _25 : (_25 + 100000u);
        }
        _18 = _20 + 1u;
        _19 = _18 == 6u;
        if (_19)
        {
            break;
        }
        else
        {
            _20 = _18;
            _21 = _26;
            continue;
        }
    }
    u0_1._m0[gl_GlobalInvocationID.x] = _26;
}

