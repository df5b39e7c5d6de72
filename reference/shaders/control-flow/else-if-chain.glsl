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
    float _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uint _m0[];
} u0_1;

void main()
{
    uint _18;
    SPIRV_CROSS_BRANCH
    if (t0_1._m0[gl_GlobalInvocationID.x] < (-10.0))
    {
        _18 = gl_GlobalInvocationID.x * 3u;
    }
    else
    {
        uint _17;
        SPIRV_CROSS_BRANCH
        if (t0_1._m0[gl_GlobalInvocationID.x] < 0.0)
        {
            _17 = gl_GlobalInvocationID.x + 20u;
        }
        else
        {
            uint _16;
            SPIRV_CROSS_BRANCH
            if (t0_1._m0[gl_GlobalInvocationID.x] == 0.0)
            {
                _16 = 7u;
            }
            else
            {
                uint _15;
                SPIRV_CROSS_BRANCH
                if (t0_1._m0[gl_GlobalInvocationID.x] < 10.0)
                {
                    _15 = gl_GlobalInvocationID.x ^ 5u;
                }
                else
                {
                    _15 = 99u;
                }
                _16 = _15;
            }
            _17 = _16;
        }
        _18 = _17;
    }
    u0_1._m0[gl_GlobalInvocationID.x] = _18;
}

