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

struct _29
{
    uint _m0;
    float _m1[2][4];
};

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uint _m0[];
} t0_1;

shared _29 payload;
taskPayloadSharedEXT _29 _53;

void main()
{
    uint _16 = 0u;
    uint _9;
    bool _15;
    SPIRV_CROSS_LOOP
    for (;;)
    {
        payload._m0 = _16 + 30u;
        uint _4 = _16 & 1u;
        payload._m1[_4][0u] = float(_16);
        payload._m1[_4][1u] = float(((-_4) & 20u) + 1u);
        payload._m1[_4][2u] = 5.0;
        payload._m1[_4][3u] = 6.0;
        barrier();
        _9 = _16 + 1u;
        _15 = _9 < t0_1._m0[0u];
        if (_15)
        {
            _16 = _9;
            continue;
        }
        else
        {
            break;
        }
    }
    barrier();
    if (gl_LocalInvocationIndex == 0u)
    {
        _53 = payload;
    }
    EmitMeshTasksEXT(2u, 1u, 1u);
}

