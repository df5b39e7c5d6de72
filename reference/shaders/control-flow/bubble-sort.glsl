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
layout(local_size_x = 2, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2000, std430) restrict buffer u0
{
    uint _m0[];
} u0_1;

void main()
{
    uint _3 = gl_GlobalInvocationID.x << 3u;
    uint _4 = _3 + 7u;
    uint _20;
    bool _23;
    uint _24;
    uint _25 = _4;
    uint _26 = 7u;
    bool _6;
    SPIRV_CROSS_LOOP
    for (;;)
    {
        _6 = _3 < (_26 + _3);
        uint _30;
        if (_6)
        {
            bool _19;
            uint _29;
            uint _27 = 0u;
            uint _28 = _3;
            uint _7;
            uint _12;
            uint _13;
            bool _18;
            SPIRV_CROSS_LOOP
            for (;;)
            {
                _7 = u0_1._m0[_28];
                _12 = _28 + 1u;
                _13 = u0_1._m0[_12];
                _18 = int(_7) > int(_13);
                if (_18)
                {
                    u0_1._m0[_28] = _13;
                    u0_1._m0[_12] = _7;
                    _29 = 1u;
                }
                else
                {
                    _29 = _27;
                }
                _19 = _12 == _25;
                if (_19)
                {
                    break;
                }
                else
                {
                    _27 = _29;
                    _28 = _12;
                    continue;
                }
            }
            _30 = _29;
        }
        else
        {
            _30 = 0u;
        }
        _20 = _26 + 4294967295u;
        _23 = (_20 != 0u) && (_30 != 0u);
        _24 = _25 + 4294967295u;
        if (_23)
        {
            _25 = _24;
            _26 = _20;
            continue;
        }
        else
        {
            break;
        }
    }
}

