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
#extension GL_KHR_shader_subgroup_basic : require
#extension GL_KHR_shader_subgroup_ballot : require

layout(set = 0, binding = 2001, std430) restrict writeonly readonly buffer u1
{
    uint _m0[];
} u1_1;

layout(set = 0, binding = 2002, std430) restrict writeonly readonly buffer u2
{
    uint _m0[];
} u2_1;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uint _m0[];
} t0_1;

layout(set = 0, binding = 2002, std430) buffer check_marks
{
    uint _m0[];
} check_marks_1;

layout(set = 0, binding = 2001, std430) buffer check_reports
{
    uvec4 _m0[];
} check_reports_1;

layout(location = 0) out vec4 out_SV_Target0;
bool _85 = false;

void _74(uint _100, uint _101, uint _102, uint _103)
{
    if (((_100 & _101) == _101) && (!_85))
    {
        _85 = true;
        uint _117 = (((_103 * 97u) ^ 6u) ^ _102) % uint(check_reports_1._m0.length());
        uint _119 = 1u << (_117 & 15u);
        uint _120 = _117 >> 4u;
        uint _122 = atomicOr(check_marks_1._m0[_120], _119);
        if ((_122 & _119) == 0u)
        {
            check_reports_1._m0[_117] = uvec4(3u, 5u, _103, _102);
            memoryBarrierBuffer();
            uint _128 = atomicOr(check_marks_1._m0[_120], _119 << 16u);
        }
    }
}

void main()
{
    float _27;
    SPIRV_CROSS_BRANCH
    if (t0_1._m0[((uint(gl_FragCoord.y) << 4u) + (uint(gl_FragCoord.x) << 2u)) >> 2u] == 0u)
    {
        _27 = 0.0;
    }
    else
    {
        _74(uint(!(((subgroupBallot(true)[gl_SubgroupInvocationID >> 5u] >> (gl_SubgroupInvocationID & 28u)) & 15u) == 15u)), 1u, 1234000001u, 18u);
        _27 = dFdxCoarse(gl_FragCoord.x);
    }
    out_SV_Target0 = vec4(_27, float(uint(u1_1._m0.length()) * 4u), float(uint(u2_1._m0.length()) * 4u), 1.0);
}

