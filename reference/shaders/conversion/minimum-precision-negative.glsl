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
layout(local_size_x = 5, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uint _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uint _m0[];
} u0_1;

layout(set = 0, binding = 2001, std430) restrict writeonly buffer u1
{
    uint _m0[];
} u1_1;

layout(set = 0, binding = 1001, std430) readonly buffer t1
{
    uint _m0[];
} t1_1;

layout(set = 0, binding = 2002) uniform restrict writeonly iimageBuffer u2;

void main()
{
    uint _8 = t0_1._m0[gl_GlobalInvocationID.x];
    u0_1._m0[gl_GlobalInvocationID.x] = _8;
    imageStore(u2, int(gl_GlobalInvocationID.x), ivec4(uvec4(~_8)));
    uint _25;
    SPIRV_CROSS_BRANCH
    switch (_8)
    {
        case 4294967295u:
        {
            _25 = gl_GlobalInvocationID.x + 10u;
            break;
        }
        case 4294934528u:
        {
            _25 = 30u;
            break;
        }
        case 32767u:
        {
            _25 = 40u;
            break;
        }
        default:
        {
            _25 = 4294967295u;
            break;
        }
        case 4294966996u:
        {
            _25 = 20u;
            break;
        }
    }
    u1_1._m0[gl_GlobalInvocationID.x] = _25;
    mediump uint _12 = uint(int(_8) >> int(1u));
    u1_1._m0[gl_GlobalInvocationID.x + 5u] = _12;
    uint _19 = t1_1._m0[gl_GlobalInvocationID.x];
    u1_1._m0[gl_GlobalInvocationID.x + 10u] = (int(_19) < int(0u)) ? uint(int(t1_1._m0[gl_GlobalInvocationID.x] << 16u) >> int(16u)) : 1u;
}

