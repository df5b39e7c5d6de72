#version 460
#extension GL_EXT_shader_explicit_arithmetic_types_int16 : require
#extension GL_EXT_shader_16bit_storage : require
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
layout(local_size_x = 5, local_size_y = 1, local_size_z = 1) in;

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
    uint _17;
    SPIRV_CROSS_BRANCH
    switch (uint16_t(t0_1._m0[gl_GlobalInvocationID.x]))
    {
        case 65531us:
        {
            _17 = u0_1._m0[gl_GlobalInvocationID.x] + 1u;
            break;
        }
        case 300us:
        {
            _17 = gl_GlobalInvocationID.x * 7u;
            break;
        }
        case 7us:
        {
            _17 = 40u - gl_GlobalInvocationID.x;
            break;
        }
        default:
        {
            _17 = 9u;
            break;
        }
    }
    u0_1._m0[gl_GlobalInvocationID.x] = _17;
}

