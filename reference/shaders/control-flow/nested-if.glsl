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

layout(set = 0, binding = 2000, std430) restrict buffer u0
{
    uint _m0[];
} u0_1;

void main()
{
    uint _31;
    SPIRV_CROSS_BRANCH
    if ((t0_1._m0[gl_GlobalInvocationID.x] & 1u) == 0u)
    {
        _31 = 1u;
    }
    else
    {
        uint _10 = gl_GlobalInvocationID.x + 8u;
        u0_1._m0[_10] = t0_1._m0[gl_GlobalInvocationID.x];
        uint _30;
        SPIRV_CROSS_BRANCH
        if ((t0_1._m0[gl_GlobalInvocationID.x] & 2u) == 0u)
        {
            uint _29;
            SPIRV_CROSS_BRANCH
            if ((t0_1._m0[gl_GlobalInvocationID.x] & 4u) == 0u)
            {
                _29 = 1u;
            }
            else
            {
                _29 = 1u - u0_1._m0[_10];
            }
            u0_1._m0[_10] = 50u;
            _30 = _29;
        }
        else
        {
            _30 = (u0_1._m0[_10] * 3u) + 1u;
        }
        _31 = _30 << 1u;
    }
    u0_1._m0[gl_GlobalInvocationID.x] = _31;
}

