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

layout(set = 0, binding = 2001, std430) restrict writeonly buffer u1
{
    uint _m0[];
} u1_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uint _m0[];
} u0_1;

void main()
{
    uint _37;
    SPIRV_CROSS_BRANCH
    if (t0_1._m0[gl_GlobalInvocationID.x] < 6u)
    {
        uint _10 = gl_GlobalInvocationID.x * 3u;
        u1_1._m0[_10] = t0_1._m0[gl_GlobalInvocationID.x] + 1u;
        uint _36;
        SPIRV_CROSS_BRANCH
        if (t0_1._m0[t0_1._m0[gl_GlobalInvocationID.x] + 8u] > 3u)
        {
            u1_1._m0[_10 + 1u] = t0_1._m0[gl_GlobalInvocationID.x] + 2u;
            uint _35;
            SPIRV_CROSS_BRANCH
            if (t0_1._m0[t0_1._m0[gl_GlobalInvocationID.x] + 16u] > 7u)
            {
                u1_1._m0[_10 + 2u] = t0_1._m0[gl_GlobalInvocationID.x] + 3u;
                _35 = 5u;
            }
            else
            {
                _35 = (t0_1._m0[gl_GlobalInvocationID.x] << 4u) ^ gl_GlobalInvocationID.x;
            }
            _36 = _35;
        }
        else
        {
            _36 = (t0_1._m0[gl_GlobalInvocationID.x] << 4u) ^ gl_GlobalInvocationID.x;
        }
        _37 = _36;
    }
    else
    {
        _37 = (t0_1._m0[gl_GlobalInvocationID.x] << 4u) ^ gl_GlobalInvocationID.x;
    }
    u0_1._m0[gl_GlobalInvocationID.x] = _37;
}

