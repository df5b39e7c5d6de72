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
    uint _19;
    SPIRV_CROSS_BRANCH
    if (int(t0_1._m0[gl_GlobalInvocationID.x]) < int(10u))
    {
        _19 = t0_1._m0[3u - gl_GlobalInvocationID.x];
    }
    else
    {
        _19 = 0u;
    }
    u0_1._m0[gl_GlobalInvocationID.x] = uvec2((int(t0_1._m0[gl_GlobalInvocationID.x]) > int(0u)) ? (t0_1._m0[gl_GlobalInvocationID.x] << 1u) : (-t0_1._m0[gl_GlobalInvocationID.x]), _19);
}

