#version 460
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_nonuniform_qualifier : require
#extension GL_EXT_buffer_reference_uvec2 : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(buffer_reference) buffer _70;
layout(buffer_reference, buffer_reference_align = 4, std430) writeonly buffer _70
{
    float _m0[];
};

layout(set = 2, binding = 12, std430) buffer descriptor_report
{
    uint _m0[10];
    uint _m1[];
} descriptor_report_1;

layout(set = 2, binding = 13, std430) readonly buffer descriptor_heap
{
    uint _m0;
    uint _m1;
    uint _m2[];
} descriptor_heap_1;

layout(set = 2, binding = 14, std430) readonly buffer sampler_heap
{
    uint _m0;
    uint _m1;
    uint _m2[];
} sampler_heap_1;

layout(push_constant, std430) uniform push_constants
{
    uint _m0[4];
} push_constants_1;

layout(set = 2, binding = 3) uniform texture2D ResourceDescriptorHeap[];
layout(set = 2, binding = 0) uniform sampler SamplerDescriptorHeap[];

uint _46(uint _109, uint _110, uint _111)
{
    uint _117 = descriptor_heap_1._m0;
    bool _118 = _109 >= _117;
    uint _120 = (_118 ? 0u : _109) * 2u;
    uint _122 = descriptor_heap_1._m2[_120];
    uint _123 = _120 + 1u;
    uint _125 = descriptor_heap_1._m2[_123];
    uint _131 = descriptor_report_1._m1[_122 >> 5u];
    uint _138 = _118 ? 1u : (((((_131 >> (_122 & 31u)) & 1u) == 0u) ? 4u : 0u) | (((_125 & _110) == 0u) ? 2u : 0u));
    bool _139 = _138 != 0u;
    if (_139)
    {
        uint _141 = atomicAdd(descriptor_report_1._m0[0u], 1u);
        if (_141 == 0u)
        {
            descriptor_report_1._m0[2u] = descriptor_heap_1._m1;
            descriptor_report_1._m0[3u] = _109;
            descriptor_report_1._m0[4u] = _110;
            descriptor_report_1._m0[5u] = _125;
            descriptor_report_1._m0[6u] = _122;
            descriptor_report_1._m0[7u] = _111;
            descriptor_report_1._m0[8u] = 2596069104u;
            descriptor_report_1._m0[9u] = 305419896u;
            memoryBarrierBuffer();
            descriptor_report_1._m0[1u] = _138;
        }
    }
    return _139 ? _117 : _109;
}

uint _56(uint _163, uint _164, uint _165)
{
    uint _171 = sampler_heap_1._m0;
    bool _172 = _163 >= _171;
    uint _174 = (_172 ? 0u : _163) * 2u;
    uint _176 = sampler_heap_1._m2[_174];
    uint _177 = _174 + 1u;
    uint _179 = sampler_heap_1._m2[_177];
    uint _185 = descriptor_report_1._m1[_176 >> 5u];
    uint _192 = _172 ? 1u : (((((_185 >> (_176 & 31u)) & 1u) == 0u) ? 4u : 0u) | (((_179 & _164) == 0u) ? 2u : 0u));
    bool _193 = _192 != 0u;
    if (_193)
    {
        uint _195 = atomicAdd(descriptor_report_1._m0[0u], 1u);
        if (_195 == 0u)
        {
            descriptor_report_1._m0[2u] = sampler_heap_1._m1;
            descriptor_report_1._m0[3u] = _163;
            descriptor_report_1._m0[4u] = _164;
            descriptor_report_1._m0[5u] = _179;
            descriptor_report_1._m0[6u] = _176;
            descriptor_report_1._m0[7u] = _165;
            descriptor_report_1._m0[8u] = 2596069104u;
            descriptor_report_1._m0[9u] = 305419896u;
            memoryBarrierBuffer();
            descriptor_report_1._m0[1u] = _192;
        }
    }
    return _193 ? _171 : _163;
}

void main()
{
    uint _47 = _46(push_constants_1._m0[2u], 8u, 10u);
    uint _57 = _56(push_constants_1._m0[3u] + (gl_WorkGroupID.x + 0u), 1u, 10u);
    uint _11 = gl_WorkGroupID.x << 1u;
    _70 _78 = _70(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u]));
    _78._m0[_11] = textureLod(sampler2D(ResourceDescriptorHeap[_47], SamplerDescriptorHeap[_57]), vec2(1.25, 0.5), 0.0).x;
    uint _82 = _56(gl_WorkGroupID.x + 2u, 1u, 16u);
    _78._m0[_11 | 1u] = textureLod(sampler2D(ResourceDescriptorHeap[_47], SamplerDescriptorHeap[_82]), vec2(1.25, 0.5), 0.0).x;
}

