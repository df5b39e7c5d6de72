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
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

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
    uint _13;
    bool _14;
    uint _17;
    uint _18;
    uint _19;
    uint _15 = 0u;
    uint _16 = 0u;
    uint _5;
    bool _10;
    SPIRV_CROSS_LOOP
    for (;;)
    {
        _5 = t0_1._m0[_16 + (gl_GlobalInvocationID.x << 3u)];
        _10 = int(_5) < int(0u);
        if (_10)
        {
            _17 = _15;
        }
        else
        {
            if (_5 == 0u)
            {
                _18 = _15;
                _19 = _16;
                break;
            }
            _17 = _5 + _15;
        }
        _13 = _16 + 1u;
        _14 = _13 < 8u;
        if (_14)
        {
            _15 = _17;
            _16 = _13;
            continue;
        }
        else
        {
            _18 = _17;
            _19 = _13;
            break;
        }
    }
    u0_1._m0[gl_GlobalInvocationID.x] = uvec2(_18, _19);
}

