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
#extension GL_KHR_shader_subgroup_ballot : require
#extension GL_KHR_shader_subgroup_arithmetic : require
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
    uint _3 = gl_LocalInvocationID.x & 3u;
    uint _23;
    uint _24;
    SPIRV_CROSS_BRANCH
    switch ((_3 == 2u) ? 1u : _3)
    {
        case 1u:
        case 2u:
        {
            uint _21 = 3u;
            uint _22 = 0u;
            uint _4;
            uint _10;
            bool _16;
            SPIRV_CROSS_LOOP
            for (;;)
            {
                _4 = _22 + 1u;
                _10 = subgroupBallot(gl_LocalInvocationID.x < 2u).x ^ _21;
                _16 = _4 < t0_1._m0[gl_LocalInvocationID.x];
                if (_16)
                {
                    _21 = _10;
                    _22 = _4;
                    continue;
                }
                else
                {
                    break;
                }
            }
            _23 = subgroupAdd(gl_LocalInvocationID.x * 10u) + (_10 * 100u);
            _24 = _4;
            break;
        }
        case 3u:
        {
            _23 = 4u;
            _24 = 0u;
            break;
        }
        default:
        {
            _23 = 3u;
            _24 = 0u;
            break;
        }
    }
    u0_1._m0[gl_LocalInvocationID.x] = uvec2(_23, _24);
}

