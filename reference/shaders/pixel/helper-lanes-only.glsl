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
#extension GL_KHR_shader_subgroup_vote : require
#extension GL_KHR_shader_subgroup_ballot : require
#extension GL_KHR_shader_subgroup_shuffle : require
#extension GL_KHR_shader_subgroup_arithmetic : require
#extension GL_KHR_shader_subgroup_quad : require

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uint _m0[];
} t0_1;

layout(location = 0) out uvec4 out_SV_Target0;
layout(location = 1) out uvec4 out_SV_Target1;
layout(location = 2) out uvec4 out_SV_Target2;
layout(location = 3) out uvec4 out_SV_Target3;
bool discarded = false;

void main()
{
    uint _13 = ((uint(gl_FragCoord.y) << 1u) & 2u) | (uint(gl_FragCoord.x) & 1u);
    bool _19 = t0_1._m0[_13] == 0u;
    bool _155;
    if (_19)
    {
        _155 = true;
    }
    else
    {
        discarded = true;
        _155 = _19;
    }
    uint _156;
    uint _157;
    uint _158;
    uint _159;
    uint _160;
    uint _161;
    uint _162;
    uint _163;
    uint _164;
    uint _165;
    uint _166;
    uint _167;
    uint _168;
    uint _169;
    uint _170;
    uint _171;
    SPIRV_CROSS_BRANCH
    if (_155)
    {
        _156 = 0u;
        _157 = 0u;
        _158 = 0u;
        _159 = 0u;
        _160 = 0u;
        _161 = 0u;
        _162 = 0u;
        _163 = 0u;
        _164 = 0u;
        _165 = 0u;
        _166 = 0u;
        _167 = 0u;
        _168 = 0u;
        _169 = 0u;
        _170 = 0u;
        _171 = 0u;
    }
    else
    {
        bool _199 = !(gl_HelperInvocation || discarded);
        bool _21 = subgroupAll((t0_1._m0[_13] > 1000u) || (!_199));
        bool _23 = subgroupAny(true && _199);
        uvec4 _205 = subgroupBallot(_199);
        uint _206 = subgroupBallotExclusiveBitCount(_205);
        uint _209 = subgroupBallotFindLSB(_205);
        uint _208 = subgroupShuffle(t0_1._m0[_13], _209);
        bool _27 = subgroupAll((t0_1._m0[_13] == _208) || (!_199));
        uint _213 = subgroupShuffle(t0_1._m0[_13], _209);
        uvec4 _220 = subgroupBallot(true && _199);
        uvec4 _222 = subgroupBallot(true && _199);
        uint _34 = subgroupBallotBitCount(_222);
        uvec4 _224 = subgroupBallot(true && _199);
        uint _35 = subgroupBallotExclusiveBitCount(_224);
        uint _36 = subgroupExclusiveAdd(_199 ? t0_1._m0[_13] : 0u);
        uint _38 = subgroupAdd(_199 ? t0_1._m0[_13] : 0u);
        uint _39 = subgroupMin(_199 ? t0_1._m0[_13] : 4294967295u);
        uint _40 = subgroupMul(_199 ? t0_1._m0[_13] : 1u);
        uint _41 = subgroupAnd(_199 ? t0_1._m0[_13] : 4294967295u);
        uvec4 _238;
        for (;;)
        {
            uint _235 = subgroupBroadcastFirst(t0_1._m0[_13]);
            bool _236 = t0_1._m0[_13] == _235;
            bool _237 = _236 && _199;
            _238 = subgroupBallot(_237);
            if (_236)
            {
                break;
            }
            else
            {
                continue;
            }
        }
        bool _243 = !(gl_HelperInvocation || discarded);
        uvec4 _245 = uvec4(_238) & subgroupBallot(_243);
        uint _46;
        for (;;)
        {
            uvec4 _250 = subgroupBroadcastFirst(_245);
            bvec4 _251 = equal(_245, _250);
            bool _252 = all(_251);
            bool _253 = _252 && _243;
            uint _254 = _253 ? t0_1._m0[_13] : 0u;
            _46 = subgroupExclusiveAdd(_254);
            if (_252)
            {
                break;
            }
            else
            {
                continue;
            }
        }
        bool _259 = !(gl_HelperInvocation || discarded);
        uvec4 _263 = subgroupBallot(_259);
        _156 = uint(_21);
        _157 = uint(_23);
        _158 = uint(_199 && (_206 == 0u));
        _159 = uint(_27);
        _160 = any(notEqual(_205, uvec4(0u))) ? _213 : 0u;
        _161 = _220.x;
        _162 = _34;
        _163 = _36 + _35;
        _164 = _38;
        _165 = _39;
        _166 = _40;
        _167 = _41;
        _168 = _238.x;
        _169 = _46;
        _170 = subgroupBallotExclusiveBitCount(subgroupBallot(true && _259) & uvec4(_238));
        _171 = floatBitsToUint(any(notEqual(_263, uvec4(0u))) ? subgroupShuffle(float(t0_1._m0[_13]), subgroupBallotFindLSB(_263)) : 0.0);
    }
    out_SV_Target0 = uvec4(((subgroupQuadBroadcast(_156, 1u) * 10u) + subgroupQuadBroadcast(_156, 0u)) + (subgroupQuadBroadcast(_156, 2u) * 100u), ((subgroupQuadBroadcast(_157, 1u) * 10u) + subgroupQuadBroadcast(_157, 0u)) + (subgroupQuadBroadcast(_157, 2u) * 100u), ((subgroupQuadBroadcast(_158, 1u) * 10u) + subgroupQuadBroadcast(_158, 0u)) + (subgroupQuadBroadcast(_158, 2u) * 100u), ((subgroupQuadBroadcast(_159, 1u) * 10u) + subgroupQuadBroadcast(_159, 0u)) + (subgroupQuadBroadcast(_159, 2u) * 100u));
    out_SV_Target1 = uvec4(((subgroupQuadBroadcast(_160, 1u) * 10u) + subgroupQuadBroadcast(_160, 0u)) + (subgroupQuadBroadcast(_160, 2u) * 100u), ((subgroupQuadBroadcast(_161, 1u) * 10u) + subgroupQuadBroadcast(_161, 0u)) + (subgroupQuadBroadcast(_161, 2u) * 100u), ((subgroupQuadBroadcast(_162, 1u) * 10u) + subgroupQuadBroadcast(_162, 0u)) + (subgroupQuadBroadcast(_162, 2u) * 100u), ((subgroupQuadBroadcast(_163, 1u) * 10u) + subgroupQuadBroadcast(_163, 0u)) + (subgroupQuadBroadcast(_163, 2u) * 100u));
    out_SV_Target2 = uvec4((subgroupQuadBroadcast(_164, 1u) ^ subgroupQuadBroadcast(_164, 0u)) ^ subgroupQuadBroadcast(_164, 2u), (subgroupQuadBroadcast(_165, 1u) ^ subgroupQuadBroadcast(_165, 0u)) ^ subgroupQuadBroadcast(_165, 2u), (subgroupQuadBroadcast(_166, 1u) ^ subgroupQuadBroadcast(_166, 0u)) ^ subgroupQuadBroadcast(_166, 2u), (subgroupQuadBroadcast(_167, 1u) ^ subgroupQuadBroadcast(_167, 0u)) ^ subgroupQuadBroadcast(_167, 2u));
    out_SV_Target3 = uvec4(((subgroupQuadBroadcast(_168, 1u) * 10u) + subgroupQuadBroadcast(_168, 0u)) + (subgroupQuadBroadcast(_168, 2u) * 100u), ((subgroupQuadBroadcast(_169, 1u) * 10u) + subgroupQuadBroadcast(_169, 0u)) + (subgroupQuadBroadcast(_169, 2u) * 100u), ((subgroupQuadBroadcast(_170, 1u) * 10u) + subgroupQuadBroadcast(_170, 0u)) + (subgroupQuadBroadcast(_170, 2u) * 100u), ((subgroupQuadBroadcast(_171, 1u) * 10u) + subgroupQuadBroadcast(_171, 0u)) + (subgroupQuadBroadcast(_171, 2u) * 100u));
    if (discarded)
    {
        discard;
    }
}

