#version 460
#extension GL_EXT_shader_subgroup_extended_types_int64 : require
#if defined(GL_ARB_gpu_shader_int64)
#extension GL_ARB_gpu_shader_int64 : require
#else
#error No extension available for 64-bit integers.
#endif
#extension GL_KHR_shader_subgroup_arithmetic : require
#extension GL_KHR_shader_subgroup_ballot : require
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

uint _64;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uint _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uint _m0[];
} u0_1;

void main()
{
    uint _18;
    uint _19;
    uint _20;
    switch ((t0_1._m0[gl_GlobalInvocationID.x] == 3u) ? 3u : ((t0_1._m0[gl_GlobalInvocationID.x] == 2u) ? 2u : ((t0_1._m0[gl_GlobalInvocationID.x] == 1u) ? 1u : (((t0_1._m0[gl_GlobalInvocationID.x] == 0u) || (t0_1._m0[gl_GlobalInvocationID.x] == 5u)) ? 0u : 4u))))
    {
        case 0u:
        case 5u:
        {
            _18 = _64;
            _19 = subgroupAdd(gl_GlobalInvocationID.x + 1u);
            _20 = 2u;
            break;
        }
        case 1u:
        {
            _18 = _64;
            _19 = subgroupBallotBitCount(subgroupBallot(true)) + 100u;
            _20 = 2u;
            break;
        }
        case 2u:
        {
            _18 = gl_GlobalInvocationID.x * 1000u;
            _19 = _64;
            _20 = 1u;
            break;
        }
        default:
        {
            _18 = _64;
            _19 = subgroupAdd(gl_GlobalInvocationID.x) + 200u;
            _20 = 2u;
            break;
        }
        case 3u:
        {
            _18 = 0u;
            _19 = _64;
            _20 = 1u;
            break;
        }
    }
    uint _21;
    if (_20 == 1u)
    {
        _21 = uint(subgroupAdd(1ul)) + _18;
    }
    else
    {
        _21 = _19;
    }
    u0_1._m0[gl_GlobalInvocationID.x] = _21;
}

