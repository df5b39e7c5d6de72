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
    uint _32;
    switch (t0_1._m0[gl_GlobalInvocationID.x] >> 2u)
    {
        case 0u:
        {
            uint _28;
            switch (t0_1._m0[gl_GlobalInvocationID.x] & 3u)
            {
                case 1u:
                {
                    _28 = u0_1._m0[gl_GlobalInvocationID.x + 8u] << 1u;
                    break;
                }
                default:
                {
                    _28 = 26u;
                    break;
                }
                case 0u:
                {
                    _28 = 22u;
                    break;
                }
            }
            _32 = _28;
            break;
        }
        case 1u:
        {
            uint _25;
            uint _26;
            bool _27;
            uint _31;
            uint _29 = 0u;
            uint _30 = 0u;
            SPIRV_CROSS_LOOP
            for (;;)
            {
                if (u0_1._m0[(_30 & 7u) | 8u] == t0_1._m0[gl_GlobalInvocationID.x])
                {
                    _31 = _29;
                    break;
                }
                else
                {
                    _25 = _30 + _29;
                    _26 = _30 + 1u;
                    _27 = _26 < 10u;
                    if (_27)
                    {
                        _29 = _25;
                        _30 = _26;
                        continue;
                    }
                    else
                    {
                        _31 = _25;
                        break;
                    }
                }
            }
            _32 = _31;
            break;
        }
        default:
        {
            _32 = 0u;
            break;
        }
    }
    u0_1._m0[gl_GlobalInvocationID.x] = _32;
}

