#version 460
#extension GL_EXT_mesh_shader : require
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

struct _47
{
    uint _m0;
    float _m1[2][4];
};

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uint _m0[];
} t0_1;

shared _47 payload;
taskPayloadSharedEXT _47 _64;

void main()
{
    uint _18;
    SPIRV_CROSS_LOOP
    for (uint _19 = 0u; _19 < t0_1._m0[0u]; _19 = _18)
    {
        if (gl_LocalInvocationID.x == (_19 & 7u))
        {
            payload._m0 = _19 + 30u;
            uint _13 = _19 & 1u;
            payload._m1[_13][0u] = float(_19);
            payload._m1[_13][1u] = float(((-_13) & 20u) + 1u);
            payload._m1[_13][2u] = 5.0;
            payload._m1[_13][3u] = 6.0;
        }
        barrier();
        _18 = _19 + 1u;
    }
    barrier();
    if (gl_LocalInvocationIndex == 0u)
    {
        _64 = payload;
    }
    EmitMeshTasksEXT(2u, 1u, 1u);
}

