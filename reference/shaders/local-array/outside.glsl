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

const uint _51[4] = uint[](10u, 20u, 30u, 40u);

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
    u0_1._m0[gl_LocalInvocationIndex] = _51[t0_1._m0[gl_LocalInvocationIndex]];
    uint _9 = gl_LocalInvocationIndex + 4u;
    u0_1._m0[_9] = floatBitsToUint(uintBitsToFloat(t0_1._m0[_9]) * 0.3333333432674407958984375);
    uint _18 = gl_LocalInvocationIndex + 8u;
    u0_1._m0[_18] = floatBitsToUint(uintBitsToFloat(t0_1._m0[_18]) * 2.0);
    SPIRV_CROSS_BRANCH
    if ((gl_LocalInvocationIndex & 1u) == 0u)
    {
        uint _30 = atomicExchange(u0_1._m0[12u], 5u);
    }
    else
    {
        uint _29 = atomicAdd(u0_1._m0[12u], 1u);
    }
}

