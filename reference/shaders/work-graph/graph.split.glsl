#version 460
#if defined(GL_ARB_gpu_shader_int64)
#extension GL_ARB_gpu_shader_int64 : require
#else
#error No extension available for 64-bit integers.
#endif
#extension GL_EXT_buffer_reference : require
layout(local_size_x = 4, local_size_y = 2, local_size_z = 1) in;

struct _162
{
    uint _m0[3];
    uint _m1;
};

struct _173
{
    uint _m0;
    float _m1[3];
};

struct _237
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

layout(buffer_reference) buffer _163;
layout(buffer_reference) buffer _162;
layout(buffer_reference) buffer _174;
layout(buffer_reference) buffer _173;
layout(buffer_reference) buffer _238;
layout(buffer_reference) buffer _237;
layout(buffer_reference, buffer_reference_align = 4, std430) buffer _163
{
    _162 _m0;
};

layout(buffer_reference, std430) buffer _162
{
    uint _m0[3];
    uint _m1;
};

layout(buffer_reference, buffer_reference_align = 4, std430) buffer _174
{
    _173 _m0;
};

layout(buffer_reference, std430) buffer _173
{
    uint _m0;
    float _m1[3];
};

layout(buffer_reference, buffer_reference_align = 4, std430) buffer _238
{
    _237 _m0;
};

layout(buffer_reference, std430) buffer _237
{
    uint _m0;
};

layout(push_constant, std430) uniform push_constants
{
    uint _m0[2];
} push_constants_1;

shared uint _210;

void _1()
{
    uvec3 _45 = gl_WorkGroupID;
    uint64_t _60 = packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u]));
    uint64_t _63 = _60 + 20ul;
    uvec3 _67 = _45;
    _67.z = _45.z % uintPointer(_63).value;
    uvec3 _72 = (_67 * uvec3(4u, 2u, 1u)) + gl_LocalInvocationID;
    uint _3 = _72.x;
    uvec3 _77 = _45;
    _77.z = _45.z % uintPointer(_63).value;
    uvec3 _82 = _45;
    _82.z = _45.z % uintPointer(_63).value;
    uvec3 _87 = _45;
    _87.z = _45.z % uintPointer(_63).value;
    uint64_tPointer _100 = uint64_tPointer(_60);
    uint64_t _8 = uint64_tPointer(_100.value).value + (uint64_t((_45.z / uintPointer(_63).value) + uintPointer(_60 + 16ul).value) * uint64_t(uintPointer(_100.value + 16ul).value));
    uint64_t _9 = _8;
    uint _10 = _3 & 1u;
    uint64_t _117 = _60 + 8ul;
    uint64_t _121 = uint64_t(32u);
    uint64_t _124 = uint64_tPointer(_117).value + (uint64_t(uintPointer(_60 + 32ul).value) * _121);
    uint _128 = atomicAdd(uintPointer(_124 + 24ul), _10);
    uint64_t _12 = uint64_tPointer(_124).value + (uint64_t(((_128 + _10) <= uintPointer(_124 + 20ul).value) ? _128 : 0u) * uint64_t(uintPointer(_124 + 16ul).value));
    uint64_t _13 = _12;
    if (!(_10 == 0u))
    {
        uvec3 _144 = gl_WorkGroupID;
        uvec3 _149 = _144;
        _149.z = _144.z % uintPointer(_63).value;
        uvec3 _157 = _144;
        _157.z = _144.z % uintPointer(_63).value;
        _174(_13)._m0._m0 = (((((_149 * uvec3(4u, 2u, 1u)) + gl_LocalInvocationID).z * 1000u) + _3) + (((_157 * uvec3(4u, 2u, 1u)) + gl_LocalInvocationID).y * 100u)) + _163(_9)._m0._m1;
        _174(_13)._m0._m1[gl_LocalInvocationIndex % 3u] = 1.0;
    }
    uint _24 = (_82.y + _77.x) % 3u;
    uint64_t _186 = _60 + 36ul;
    bool _25 = uintPointer((uint64_tPointer(_117).value + (uint64_t(uintPointer(_186).value + _24) * _121)) + 20ul).value != 0u;
    if (_25)
    {
        uint64_t _206 = uint64_tPointer(_117).value + (uint64_t(uintPointer(_186).value + _24) * _121);
        groupMemoryBarrier();
        barrier();
        if (gl_LocalInvocationIndex == 0u)
        {
            uint _216 = atomicAdd(uintPointer(_206 + 24ul), 1u);
            _210 = _216;
        }
        groupMemoryBarrier();
        barrier();
        uint64_t _26 = uint64_tPointer(_206).value + (uint64_t(((_210 + 1u) <= uintPointer(_206 + 20ul).value) ? _210 : 0u) * uint64_t(uintPointer(_206 + 16ul).value));
        uint64_t _27 = _26;
        if (gl_LocalInvocationIndex == 5u)
        {
            _238(_27)._m0._m0 = _163(_9)._m0._m1 + _87.z;
        }
    }
    if (gl_LocalInvocationIndex == 0u)
    {
        uint _259 = atomicAdd(uintPointer((uint64_tPointer(_117).value + (uint64_t(uintPointer(_60 + 40ul).value) * _121)) + 24ul), 1u);
    }
}

void main()
{
    uint64_t _268 = packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u]));
    uint64_t _269 = _268 + 20ul;
    uint _278 = (gl_WorkGroupID.z / uintPointer(_269).value) + uintPointer(_268 + 16ul).value;
    uint64_tPointer _279 = uint64_tPointer(_268);
    if (_278 < min(uintPointer(_279.value + 24ul).value, uintPointer(_279.value + 20ul).value))
    {
        uint64_tPointer _292 = uint64_tPointer(_268);
        uint64_t _302 = uint64_tPointer(_292.value).value + (uint64_t(_278) * uint64_t(uintPointer(_292.value + 16ul).value));
        uvec3 _303 = gl_WorkGroupID;
        _303.z = _303.z % uintPointer(_269).value;
        if (all(lessThan(_303, uvec3(uintPointer(_302).value, uintPointer(_302 + 4ul).value, uintPointer(_302 + 8ul).value))))
        {
            _1();
        }
    }
}

