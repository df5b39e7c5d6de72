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
    uint _3 = gl_GlobalInvocationID.x + 2u;
    uint _16;
    bool _17;
    uint _25;
    uint _18 = 0u;
    uint _19 = 0u;
    bool _4;
    SPIRV_CROSS_LOOP
    for (;;)
    {
        _4 = _18 < _3;
        if (_4)
        {
            uint _14;
            bool _15;
            uint _24;
            uint _20 = _18;
            uint _21 = _19;
            bool _5;
            SPIRV_CROSS_LOOP
            for (;;)
            {
                _5 = _20 == 0u;
                if (_5)
                {
                    _24 = _21;
                }
                else
                {
                    uint _8 = (_20 * 10u) + (_18 * 100u);
                    uint _22 = _21;
                    uint _23 = 0u;
                    uint _11;
                    uint _12;
                    bool _13;
                    SPIRV_CROSS_LOOP
                    for (;;)
                    {
                        _11 = (_8 + _23) + (_22 * 3u);
                        _12 = _23 + 1u;
                        _13 = _12 == _20;
                        if (_13)
                        {
                            break;
                        }
                        else
                        {
                            _22 = _11;
                            _23 = _12;
                            continue;
                        }
                    }
                    _24 = _11;
                }
                _14 = _20 + 1u;
                _15 = _14 == _3;
                if (_15)
                {
                    break;
                }
                else
                {
                    _20 = _14;
                    _21 = _24;
                    continue;
                }
            }
            _25 = _24;
        }
        else
        {
            _25 = _19;
        }
        _16 = _18 + 1u;
        _17 = _16 > gl_GlobalInvocationID.x;
        if (_17)
        {
            break;
        }
        else
        {
            _18 = _16;
            _19 = _25;
            continue;
        }
    }
    u0_1._m0[gl_GlobalInvocationID.x] = _25;
}

