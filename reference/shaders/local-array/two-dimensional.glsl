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
    uint _19;
    bool _20;
    uint _32;
    uint _52[64];
    uint _30 = 1u;
    uint _31 = 0u;
    SPIRV_CROSS_LOOP
    for (;;)
    {
        _32 = 0u;
        uint _16;
        bool _17;
        bool _4;
        SPIRV_CROSS_LOOP
        for (;;)
        {
            _4 = (_32 == 0u) || (_32 == _31);
            uint _33;
            if (_4)
            {
                _33 = 1u;
            }
            else
            {
                uint _6 = _31 + 4294967295u;
                _33 = _52[_32 + (_6 * 8u)] + _52[(_32 + 4294967295u) + (_6 * 8u)];
            }
            _52[_32 + (_31 * 8u)] = _33;
            _16 = _32 + 1u;
            _17 = _16 == _30;
            if (_17)
            {
                break;
            }
            else
            {
                _32 = _16;
                continue;
            }
        }
        _18 = _31 + 1u;
        _19 = _30 + 1u;
        _20 = _18 == 8u;
        if (_20)
        {
            break;
        }
        else
        {
            _30 = _19;
            _31 = _18;
            continue;
        }
    }
    u0_1._m0[gl_GlobalInvocationID.x] = (_52[(gl_GlobalInvocationID.x >> 1u) + (gl_GlobalInvocationID.x * 8u)] * 100u) + _52[gl_GlobalInvocationID.x + 56u];
}

