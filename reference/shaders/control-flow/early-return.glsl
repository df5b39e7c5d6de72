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
    if (!(t0_1._m0[gl_GlobalInvocationID.x] > 100u))
    {
        u0_1._m0[gl_GlobalInvocationID.x] = 1u;
        uint _18;
        bool _19;
        uint _26 = 0u;
        bool _10;
        SPIRV_CROSS_LOOP
        for (;;)
        {
            _10 = t0_1._m0[gl_GlobalInvocationID.x] == (_26 * _26);
            if (_10)
            {
                u0_1._m0[gl_GlobalInvocationID.x] = _26 + 1000u;
                return;
            }
            u0_1._m0[gl_GlobalInvocationID.x]++;
            _18 = _26 + 1u;
            _19 = _18 < 10u;
            if (_19)
            {
                _26 = _18;
                continue;
            }
            else
            {
                break;
            }
        }
        u0_1._m0[gl_GlobalInvocationID.x] += 500u;
    }
}

