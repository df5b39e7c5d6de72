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
    uint _41;
    uint _42;
    SPIRV_CROSS_BRANCH
    if (t0_1._m0[gl_GlobalInvocationID.x] < 6u)
    {
        uint _10 = gl_GlobalInvocationID.x * 3u;
        u1_1._m0[_10] = t0_1._m0[gl_GlobalInvocationID.x] + 1u;
        uint _39;
        uint _40;
        SPIRV_CROSS_BRANCH
        if (t0_1._m0[t0_1._m0[gl_GlobalInvocationID.x] + 8u] > 3u)
        {
            u1_1._m0[_10 + 1u] = t0_1._m0[gl_GlobalInvocationID.x] + 2u;
            uint _37;
            uint _38;
            SPIRV_CROSS_BRANCH
            if (t0_1._m0[t0_1._m0[gl_GlobalInvocationID.x] + 16u] > 7u)
            {
                u1_1._m0[_10 + 2u] = t0_1._m0[gl_GlobalInvocationID.x] + 3u;
                _37 = 5u;
                _38 = 6u;
            }
            else
            {
                uint _29 = t0_1._m0[gl_GlobalInvocationID.x] << 4u;
                _37 = _29;
                _38 = _29 ^ gl_GlobalInvocationID.x;
            }
            _39 = _37;
            _40 = _38;
        }
        else
        {
            uint _31 = t0_1._m0[gl_GlobalInvocationID.x] << 4u;
            _39 = _31;
            _40 = _31 ^ gl_GlobalInvocationID.x;
        }
        _41 = _39;
        _42 = _40;
    }
    else
    {
        uint _33 = t0_1._m0[gl_GlobalInvocationID.x] << 4u;
        _41 = _33;
        _42 = _33 ^ gl_GlobalInvocationID.x;
    }
    uint _35 = gl_GlobalInvocationID.x << 1u;
    u0_1._m0[_35] = _41;
    u0_1._m0[_35 + 1u] = _42;
}

