#version 460
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_nonuniform_qualifier : require
#extension GL_KHR_shader_subgroup_vote : require
#extension GL_EXT_samplerless_texture_functions : require
#extension GL_EXT_buffer_reference_uvec2 : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(buffer_reference) buffer _129;
layout(buffer_reference, buffer_reference_align = 4, std430) readonly buffer _129
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

bool _166 = false;

void _87(uint _183, uint _184, uint _185, uint _186)
{
    if (((_183 & _184) == _184) && (!_166))
    {
        _166 = true;
        uint _200 = (((_186 * 97u) ^ 6u) ^ _185) % uint(check_reports_1._m0.length());
        uint _202 = 1u << (_200 & 15u);
        uint _203 = _200 >> 4u;
        uint _205 = atomicOr(check_marks_1._m0[_203], _202);
        if ((_205 & _202) == 0u)
        {
            check_reports_1._m0[_200] = uvec4(3u, 5u, _186, _185);
            memoryBarrierBuffer();
            uint _211 = atomicOr(check_marks_1._m0[_203], _202 << 16u);
        }
    }
}

void main()
{
    float _41;
    if (gl_WorkGroupID.x < 2u)
    {
        _87(uint(!subgroupAllEqual(u0_1._m0[gl_WorkGroupID.x])), 1u, 1234000006u, 22u);
        _87(uint(!(u0_1._m0[gl_WorkGroupID.x] <= 7u)), 1u, 1234000005u, 22u);
        _41 = texelFetch(ResourceDescriptorHeap[min(u0_1._m0[gl_WorkGroupID.x], 7u)], ivec2(uvec2(0u)), int(0u)).x;
    }
    else
    {
        float _40;
        if (gl_WorkGroupID.x < 4u)
        {
            _87(uint(!subgroupAllEqual(u0_1._m0[gl_WorkGroupID.x])), 1u, 1234000006u, 31u);
            _87(uint(!(u0_1._m0[gl_WorkGroupID.x] <= 3u)), 1u, 1234000004u, 31u);
            _40 = textureLod(sampler2D(ResourceDescriptorHeap[3u], SamplerDescriptorHeap[min(u0_1._m0[gl_WorkGroupID.x], 3u)]), vec2(0.0), 0.0).x;
        }
        else
        {
            _87(uint(!(u0_1._m0[gl_WorkGroupID.x] < 4096u)), 1u, 1234000007u, 34u);
            _40 = float(floatBitsToUint((u0_1._m0[gl_WorkGroupID.x] < 4096u) ? _129(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u]))._m0[min(u0_1._m0[gl_WorkGroupID.x], 4095u)].y : 0.0));
        }
        _41 = _40;
    }
    precise float _37 = float((uint(u2_1._m0.length()) * 4u) + (uint(u1_1._m0.length()) * 4u)) + _41;
    u0_1._m0[gl_WorkGroupID.x + 32u] = floatBitsToUint(_37);
}

