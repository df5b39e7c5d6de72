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

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uint _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uvec2 _m0[];
} u0_1;

void main()
{
    uint _16;
    uint _20;
    uint _24;
    uint _25;
    uint _22 = t0_1._m0[gl_GlobalInvocationID.x];
    uint _23 = 0u;
    uint _9;
    bool _11;
    SPIRV_CROSS_LOOP
    for (;;)
    {
        _9 = (_22 * 5u) + 3u;
        _11 = (_9 & 255u) == 128u;
        if (_11)
        {
            _24 = _9;
            _25 = 1u;
            break;
        }
        if ((_9 % 7u) == 6u)
        {
            _24 = _9;
            _25 = _23 + 2u;
            break;
        }
        _16 = (_9 >> 3u) ^ _9;
        if ((_16 & 63u) == 17u)
        {
            _24 = _23;
            _25 = 300u;
            break;
        }
        if (_16 > 4026531840u)
        {
            _24 = _16;
            _25 = 400u;
            break;
        }
        _20 = _23 + 1u;
        if (!(_20 < 50u))
        {
            _24 = _16;
            _25 = 0u;
            break;
        }
        _22 = _16;
        _23 = _20;
        continue;
    }
    u0_1._m0[gl_GlobalInvocationID.x] = uvec2(_25, _24);
}

