#version 460
#extension GL_EXT_ray_query : require
#extension GL_EXT_ray_flags_primitive_culling : require
layout(primitive_culling);
layout(local_size_x = 8, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1001, std430) readonly buffer t1
{
    uint _m0[];
} t1_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uvec2 _m0[];
} u0_1;

layout(set = 0, binding = 1000) uniform accelerationStructureEXT t0;

void main()
{
    rayQueryEXT _131;
    rayQueryInitializeEXT(_131, t0, t1_1._m0[gl_GlobalInvocationID.x] | 16u, 255u, vec3(0.25, 0.25, 0.0), 0.0, vec3(0.0, 0.0, 1.0), 100.0);
    bool _8 = rayQueryProceedEXT(_131);
    uint _71;
    if (_8)
    {
        uint _16;
        bool _17;
        uint _69 = 0u;
        bool _10;
        for (;;)
        {
            uint _9 = rayQueryGetIntersectionTypeEXT(_131, bool(0u));
            _10 = _9 == 0u;
            uint _70;
            if (_10)
            {
                float _11 = rayQueryGetIntersectionTEXT(_131, bool(0u));
                _70 = 1u << (uint(_11 + 0.5) & 31u);
            }
            else
            {
                bool _152 = rayQueryGetIntersectionCandidateAABBOpaqueEXT(_131);
                _70 = (!_152) ? 65536u : 131072u;
            }
            _16 = _70 | _69;
            _17 = rayQueryProceedEXT(_131);
            if (_17)
            {
                _69 = _16;
                continue;
            }
            else
            {
                break;
            }
        }
        _71 = _16;
    }
    else
    {
        _71 = 0u;
    }
    uint _20 = rayQueryGetRayFlagsEXT(_131);
    uint _23 = rayQueryGetIntersectionTypeEXT(_131, bool(1u));
    uint _72;
    if (_23 == 1u)
    {
        float _25 = rayQueryGetIntersectionTEXT(_131, bool(1u));
        _72 = uint(_25 + 0.5);
    }
    else
    {
        _72 = 0u;
    }
    u0_1._m0[gl_GlobalInvocationID.x] = uvec2((_20 << 20u) | _71, _72);
    if (!(gl_GlobalInvocationID.x == 0u))
    {
        return;
    }
    rayQueryEXT _164;
    rayQueryInitializeEXT(_164, t0, 80u, 255u, vec3(0.25, 0.25, 0.0), 0.0, vec3(0.0, 0.0, 1.0), 100.0);
    bool _29 = rayQueryProceedEXT(_164);
    uint _75;
    if (_29)
    {
        uint _37;
        bool _38;
        uint _73 = 0u;
        bool _31;
        for (;;)
        {
            uint _30 = rayQueryGetIntersectionTypeEXT(_164, bool(0u));
            _31 = _30 == 0u;
            uint _74;
            if (_31)
            {
                float _32 = rayQueryGetIntersectionTEXT(_164, bool(0u));
                _74 = 1u << (uint(_32 + 0.5) & 31u);
            }
            else
            {
                bool _168 = rayQueryGetIntersectionCandidateAABBOpaqueEXT(_164);
                _74 = (!_168) ? 65536u : 131072u;
            }
            _37 = _74 | _73;
            _38 = rayQueryProceedEXT(_164);
            if (_38)
            {
                _73 = _37;
                continue;
            }
            else
            {
                break;
            }
        }
        _75 = _37;
    }
    else
    {
        _75 = 0u;
    }
    uint _41 = rayQueryGetRayFlagsEXT(_164);
    uint _44 = rayQueryGetIntersectionTypeEXT(_164, bool(1u));
    uint _76;
    if (_44 == 1u)
    {
        float _46 = rayQueryGetIntersectionTEXT(_164, bool(1u));
        _76 = uint(_46 + 0.5);
    }
    else
    {
        _76 = 0u;
    }
    u0_1._m0[8u] = uvec2((_41 << 20u) | _75, _76);
    rayQueryEXT _172;
    rayQueryInitializeEXT(_172, t0, 384u, 255u, vec3(0.25, 0.25, 0.0), 0.0, vec3(0.0, 0.0, 1.0), 100.0);
    bool _49 = rayQueryProceedEXT(_172);
    uint _79;
    if (_49)
    {
        uint _57;
        bool _58;
        uint _77 = 0u;
        bool _51;
        for (;;)
        {
            uint _50 = rayQueryGetIntersectionTypeEXT(_172, bool(0u));
            _51 = _50 == 0u;
            uint _78;
            if (_51)
            {
                float _52 = rayQueryGetIntersectionTEXT(_172, bool(0u));
                _78 = 1u << (uint(_52 + 0.5) & 31u);
            }
            else
            {
                bool _176 = rayQueryGetIntersectionCandidateAABBOpaqueEXT(_172);
                _78 = (!_176) ? 65536u : 131072u;
            }
            _57 = _78 | _77;
            _58 = rayQueryProceedEXT(_172);
            if (_58)
            {
                _77 = _57;
                continue;
            }
            else
            {
                break;
            }
        }
        _79 = _57;
    }
    else
    {
        _79 = 0u;
    }
    uint _61 = rayQueryGetRayFlagsEXT(_172);
    uint _64 = rayQueryGetIntersectionTypeEXT(_172, bool(1u));
    uint _80;
    if (_64 == 1u)
    {
        float _66 = rayQueryGetIntersectionTEXT(_172, bool(1u));
        _80 = uint(_66 + 0.5);
    }
    else
    {
        _80 = 0u;
    }
    u0_1._m0[9u] = uvec2((_61 << 20u) | _79, _80);
}

