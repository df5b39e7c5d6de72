#version 460
#extension GL_KHR_shader_subgroup_basic : require
#extension GL_KHR_shader_subgroup_ballot : require
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

layout(set = 0, binding = 2001, std430) restrict writeonly readonly buffer u1
{
    uint _m0[];
} u1_1;

layout(set = 0, binding = 2002, std430) restrict writeonly readonly buffer u2
{
    uint _m0[];
} u2_1;

layout(set = 0, binding = 2002, std430) buffer check_marks
{
    uint _m0[];
} check_marks_1;

layout(set = 0, binding = 2001, std430) buffer check_reports
{
    uvec4 _m0[];
} check_reports_1;

layout(location = 0) in vec2 in_AT0;
layout(location = 0) out vec4 out_SV_Target0;
bool _83 = false;

void _60(uint _98, uint _99, uint _100, uint _101)
{
    if (((_98 & _99) == _99) && (!_83))
    {
        _83 = true;
        uint _115 = (((_101 * 97u) ^ 6u) ^ _100) % uint(check_reports_1._m0.length());
        uint _117 = 1u << (_115 & 15u);
        uint _118 = _115 >> 4u;
        uint _120 = atomicOr(check_marks_1._m0[_118], _117);
        if ((_120 & _117) == 0u)
        {
            check_reports_1._m0[_115] = uvec4(3u, 5u, _101, _100);
            memoryBarrierBuffer();
            uint _126 = atomicOr(check_marks_1._m0[_118], _117 << 16u);
        }
    }
}

void main()
{
    _60((((subgroupBallot(true)[gl_SubgroupInvocationID >> 5u] >> (gl_SubgroupInvocationID & 28u)) & 15u) == 15u) ? 0u : 1u, 1u, 1234000001u, 8u);
    float _13 = dFdxCoarse(in_AT0.x);
    float _19;
    SPIRV_CROSS_BRANCH
    if (in_AT0.x > in_AT0.y)
    {
        _60((((subgroupBallot(true)[gl_SubgroupInvocationID >> 5u] >> (gl_SubgroupInvocationID & 28u)) & 15u) == 15u) ? 0u : 1u, 1u, 1234000001u, 11u);
        _19 = dFdyCoarse(in_AT0.y) + _13;
    }
    else
    {
        _19 = _13;
    }
    out_SV_Target0 = vec4(_19, float(uint(u1_1._m0.length()) * 4u), float(uint(u2_1._m0.length()) * 4u), 1.0);
}

