#version 460
#if defined(GL_ARB_gpu_shader_int64)
#extension GL_ARB_gpu_shader_int64 : require
#else
#error No extension available for 64-bit integers.
#endif
#extension GL_EXT_buffer_reference : require
layout(local_size_x = 4, local_size_y = 2, local_size_z = 1) in;

struct _188
{
    uint _m0[3];
    uint _m1;
};

struct _199
{
    uint _m0;
    float _m1[3];
};

struct _273
{
    uint _m0;
};

layout(buffer_reference, buffer_reference_align = 4) buffer uintPointer
{
    uint value;
};

layout(buffer_reference, buffer_reference_align = 8) buffer uint64_tPointer
{
    uint64_t value;
};

layout(buffer_reference) buffer _189;
layout(buffer_reference) buffer _188;
layout(buffer_reference) buffer _200;
layout(buffer_reference) buffer _199;
layout(buffer_reference) buffer _274;
layout(buffer_reference) buffer _273;
layout(buffer_reference, buffer_reference_align = 4, std430) buffer _189
{
    _188 _m0;
};

layout(buffer_reference, std430) buffer _188
{
    uint _m0[3];
    uint _m1;
};

layout(buffer_reference, buffer_reference_align = 4, std430) buffer _200
{
    _199 _m0;
};

layout(buffer_reference, std430) buffer _199
{
    uint _m0;
    float _m1[3];
};

layout(buffer_reference, buffer_reference_align = 4, std430) buffer _274
{
    _273 _m0;
};

layout(buffer_reference, std430) buffer _273
{
    uint _m0;
};

layout(push_constant, std430) uniform push_constants
{
    uint _m0[2];
} push_constants_1;

shared uint _246;

void _1()
{
    uvec3 _45 = gl_WorkGroupID;
    uvec3 _67 = _45;
    _67.z = _45.z % uintPointer(packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u])) + 20ul).value;
    uvec3 _72 = (_67 * uvec3(4u, 2u, 1u)) + gl_LocalInvocationID;
    uint _3 = _72.x;
    uvec3 _80 = _45;
    _80.z = _45.z % uintPointer(packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u])) + 20ul).value;
    uvec3 _88 = _45;
    _88.z = _45.z % uintPointer(packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u])) + 20ul).value;
    uvec3 _96 = _45;
    _96.z = _45.z % uintPointer(packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u])) + 20ul).value;
    uint64_tPointer _102 = uint64_tPointer(packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u])));
    uint64_t _8 = uint64_tPointer(_102.value).value + (uint64_t((_45.z / uintPointer(packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u])) + 20ul).value) + uintPointer(packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u])) + 16ul).value) * uint64_t(uintPointer(_102.value + 16ul).value));
    uint64_t _9 = _8;
    uint _10 = _3 & 1u;
    uint64_t _141 = uint64_t(32u);
    uint64_t _144 = uint64_tPointer(packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u])) + 8ul).value + (uint64_t(uintPointer(packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u])) + 32ul).value) * _141);
    uint _148 = atomicAdd(uintPointer(_144 + 24ul), _10);
    uint64_t _12 = uint64_tPointer(_144).value + (uint64_t(((_148 + _10) <= uintPointer(_144 + 20ul).value) ? _148 : 0u) * uint64_t(uintPointer(_144 + 16ul).value));
    uint64_t _13 = _12;
    if (!(_10 == 0u))
    {
        uvec3 _164 = gl_WorkGroupID;
        uvec3 _172 = _164;
        _172.z = _164.z % uintPointer(packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u])) + 20ul).value;
        uvec3 _183 = _164;
        _183.z = _164.z % uintPointer(packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u])) + 20ul).value;
        _200(_13)._m0._m0 = (((((_172 * uvec3(4u, 2u, 1u)) + gl_LocalInvocationID).z * 1000u) + _3) + (((_183 * uvec3(4u, 2u, 1u)) + gl_LocalInvocationID).y * 100u)) + _189(_9)._m0._m1;
        _200(_13)._m0._m1[gl_LocalInvocationIndex % 3u] = 1.0;
    }
    uint _24 = (_88.y + _80.x) % 3u;
    if (uintPointer((uint64_tPointer(packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u])) + 8ul).value + (uint64_t(uintPointer(packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u])) + 36ul).value + _24) * _141)) + 20ul).value != 0u)
    {
        uint64_t _242 = uint64_tPointer(packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u])) + 8ul).value + (uint64_t(uintPointer(packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u])) + 36ul).value + _24) * _141);
        groupMemoryBarrier();
        barrier();
        if (gl_LocalInvocationIndex == 0u)
        {
            uint _252 = atomicAdd(uintPointer(_242 + 24ul), 1u);
            _246 = _252;
        }
        groupMemoryBarrier();
        barrier();
        uint64_t _26 = uint64_tPointer(_242).value + (uint64_t(((_246 + 1u) <= uintPointer(_242 + 20ul).value) ? _246 : 0u) * uint64_t(uintPointer(_242 + 16ul).value));
        uint64_t _27 = _26;
        if (gl_LocalInvocationIndex == 5u)
        {
            _274(_27)._m0._m0 = _189(_9)._m0._m1 + _96.z;
        }
    }
    if (gl_LocalInvocationIndex == 0u)
    {
        uint _300 = atomicAdd(uintPointer((uint64_tPointer(packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u])) + 8ul).value + (uint64_t(uintPointer(packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u])) + 40ul).value) * _141)) + 24ul), 1u);
    }
}

void main()
{
    uint64_tPointer _324 = uint64_tPointer(packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u])));
    if (((gl_WorkGroupID.z / uintPointer(packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u])) + 20ul).value) + uintPointer(packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u])) + 16ul).value) < min(uintPointer(_324.value + 24ul).value, uintPointer(_324.value + 20ul).value))
    {
        uvec3 _337 = gl_WorkGroupID;
        uvec3 _345 = _337;
        _345.z = _337.z % uintPointer(packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u])) + 20ul).value;
        uint64_tPointer _348 = uint64_tPointer(packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u])));
        uint64_t _371 = uint64_tPointer(_348.value).value + (uint64_t((_337.z / uintPointer(packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u])) + 20ul).value) + uintPointer(packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u])) + 16ul).value) * uint64_t(uintPointer(_348.value + 16ul).value));
        if (all(lessThan(_345, uvec3(uintPointer(_371).value, uintPointer(_371 + 4ul).value, uintPointer(_371 + 8ul).value))))
        {
            _1();
        }
    }
}

