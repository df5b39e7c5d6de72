#version 460
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_nonuniform_qualifier : require
#extension GL_KHR_shader_subgroup_vote : require
#extension GL_EXT_samplerless_texture_functions : require
#extension GL_EXT_buffer_reference_uvec2 : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(buffer_reference) buffer _125;
layout(buffer_reference, buffer_reference_align = 4, std430) readonly buffer _125
{
    vec4 _m0[4096];
};

layout(set = 0, binding = 0, std430) restrict buffer u0
{
    uint _m0[];
} u0_1;

layout(set = 0, binding = 1, std430) restrict writeonly readonly buffer u1
{
    uint _m0[];
} u1_1;

layout(set = 0, binding = 2, std430) restrict writeonly readonly buffer u2
{
    uint _m0[];
} u2_1;

layout(set = 0, binding = 2, std430) buffer check_marks
{
    uint _m0[];
} check_marks_1;

layout(set = 0, binding = 1, std430) buffer check_reports
{
    uvec4 _m0[];
} check_reports_1;

layout(push_constant, std430) uniform push_constants
{
    uint _m0[2];
} push_constants_1;

layout(set = 2, binding = 3) uniform texture2D ResourceDescriptorHeap[];
layout(set = 2, binding = 0) uniform sampler SamplerDescriptorHeap[];

bool _161 = false;

void _86(uint _178, uint _179, uint _180, uint _181)
{
    if (((_178 & _179) == _179) && (!_161))
    {
        _161 = true;
        uint _195 = (((_181 * 97u) ^ 6u) ^ _180) % uint(check_reports_1._m0.length());
        uint _197 = 1u << (_195 & 15u);
        uint _198 = _195 >> 4u;
        uint _200 = atomicOr(check_marks_1._m0[_198], _197);
        if ((_200 & _197) == 0u)
        {
            check_reports_1._m0[_195] = uvec4(3u, 5u, _181, _180);
            memoryBarrierBuffer();
            uint _206 = atomicOr(check_marks_1._m0[_198], _197 << 16u);
        }
    }
}

void main()
{
    float _41;
    if (gl_WorkGroupID.x < 2u)
    {
        _86(subgroupAllEqual(u0_1._m0[gl_WorkGroupID.x]) ? 0u : 1u, 1u, 1234000006u, 22u);
        _86((u0_1._m0[gl_WorkGroupID.x] <= 7u) ? 0u : 1u, 1u, 1234000005u, 22u);
        _41 = texelFetch(ResourceDescriptorHeap[min(u0_1._m0[gl_WorkGroupID.x], 7u)], ivec2(uvec2(0u)), int(0u)).x;
    }
    else
    {
        float _40;
        if (gl_WorkGroupID.x < 4u)
        {
            _86(subgroupAllEqual(u0_1._m0[gl_WorkGroupID.x]) ? 0u : 1u, 1u, 1234000006u, 31u);
            _86((u0_1._m0[gl_WorkGroupID.x] <= 3u) ? 0u : 1u, 1u, 1234000004u, 31u);
            _40 = textureLod(sampler2D(ResourceDescriptorHeap[3u], SamplerDescriptorHeap[min(u0_1._m0[gl_WorkGroupID.x], 3u)]), vec2(0.0), 0.0).x;
        }
        else
        {
            _86((u0_1._m0[gl_WorkGroupID.x] < 4096u) ? 0u : 1u, 1u, 1234000007u, 34u);
            _40 = float(floatBitsToUint((u0_1._m0[gl_WorkGroupID.x] < 4096u) ? _125(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u]))._m0[min(u0_1._m0[gl_WorkGroupID.x], 4095u)].y : 0.0));
        }
        _41 = _40;
    }
    precise float _37 = float((uint(u2_1._m0.length()) * 4u) + (uint(u1_1._m0.length()) * 4u)) + _41;
    u0_1._m0[gl_WorkGroupID.x + 32u] = floatBitsToUint(_37);
}

