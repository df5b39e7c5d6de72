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

uint _46(uint _108, uint _109, uint _110)
{
    uint _116 = descriptor_heap_1._m0;
    bool _117 = _108 >= _116;
    uint _119 = (_117 ? 0u : _108) * 2u;
    uint _121 = descriptor_heap_1._m2[_119];
    uint _122 = _119 + 1u;
    uint _124 = descriptor_heap_1._m2[_122];
    uint _130 = descriptor_report_1._m1[_121 >> 5u];
    uint _137 = _117 ? 1u : (((((_130 >> (_121 & 31u)) & 1u) == 0u) ? 4u : 0u) | (((_124 & _109) == 0u) ? 2u : 0u));
    bool _138 = _137 != 0u;
    if (_138)
    {
        uint _140 = atomicAdd(descriptor_report_1._m0[0u], 1u);
        if (_140 == 0u)
        {
            descriptor_report_1._m0[2u] = descriptor_heap_1._m1;
            descriptor_report_1._m0[3u] = _108;
            descriptor_report_1._m0[4u] = _109;
            descriptor_report_1._m0[5u] = _124;
            descriptor_report_1._m0[6u] = _121;
            descriptor_report_1._m0[7u] = _110;
            descriptor_report_1._m0[8u] = 2596069104u;
            descriptor_report_1._m0[9u] = 305419896u;
            memoryBarrierBuffer();
            descriptor_report_1._m0[1u] = _137;
        }
    }
    return _138 ? _116 : _108;
}

uint _56(uint _162, uint _163, uint _164)
{
    uint _170 = sampler_heap_1._m0;
    bool _171 = _162 >= _170;
    uint _173 = (_171 ? 0u : _162) * 2u;
    uint _175 = sampler_heap_1._m2[_173];
    uint _176 = _173 + 1u;
    uint _178 = sampler_heap_1._m2[_176];
    uint _184 = descriptor_report_1._m1[_175 >> 5u];
    uint _191 = _171 ? 1u : (((((_184 >> (_175 & 31u)) & 1u) == 0u) ? 4u : 0u) | (((_178 & _163) == 0u) ? 2u : 0u));
    bool _192 = _191 != 0u;
    if (_192)
    {
        uint _194 = atomicAdd(descriptor_report_1._m0[0u], 1u);
        if (_194 == 0u)
        {
            descriptor_report_1._m0[2u] = sampler_heap_1._m1;
            descriptor_report_1._m0[3u] = _162;
            descriptor_report_1._m0[4u] = _163;
            descriptor_report_1._m0[5u] = _178;
            descriptor_report_1._m0[6u] = _175;
            descriptor_report_1._m0[7u] = _164;
            descriptor_report_1._m0[8u] = 2596069104u;
            descriptor_report_1._m0[9u] = 305419896u;
            memoryBarrierBuffer();
            descriptor_report_1._m0[1u] = _191;
        }
    }
    return _192 ? _170 : _162;
}

void main()
{
    uint _47 = _46(push_constants_1._m0[2u], 8u, 10u);
    uint _57 = _56(push_constants_1._m0[3u] + (gl_WorkGroupID.x + 0u), 1u, 10u);
    vec2 _65 = vec2(1.25, 0.5);
    uint _11 = gl_WorkGroupID.x << 1u;
    _70 _78 = _70(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u]));
    _78._m0[_11] = textureLod(sampler2D(ResourceDescriptorHeap[_47], SamplerDescriptorHeap[_57]), _65, 0.0).x;
    uint _82 = _56(gl_WorkGroupID.x + 2u, 1u, 16u);
    _78._m0[_11 + 1u] = textureLod(sampler2D(ResourceDescriptorHeap[_47], SamplerDescriptorHeap[_82]), _65, 0.0).x;
}

