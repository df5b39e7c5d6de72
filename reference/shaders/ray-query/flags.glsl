#version 460
#extension GL_EXT_ray_query : require
#extension GL_EXT_ray_flags_primitive_culling : require
layout(primitive_culling);
layout(local_size_x = 32, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1001, std430) readonly buffer t1
{
    uvec2 _m0[];
} t1_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uvec2 _m0[];
} u0_1;

layout(set = 0, binding = 1000) uniform accelerationStructureEXT t0;

void main()
{
    rayQueryEXT _56;
    rayQueryInitializeEXT(_56, t0, t1_1._m0[gl_GlobalInvocationID.x].x, t1_1._m0[gl_GlobalInvocationID.x].y, vec3(0.25, 0.25, 0.0), 0.0, vec3(0.0, 0.0, 1.0), 100.0);
    bool _8 = rayQueryProceedEXT(_56);
    uint _27;
    if (_8)
    {
        uint _18;
        bool _19;
        uint _25 = 0u;
        bool _10;
        for (;;)
        {
            uint _9 = rayQueryGetIntersectionTypeEXT(_56, bool(0u));
            _10 = _9 == 0u;
            uint _26;
            if (_10)
            {
                float _11 = rayQueryGetIntersectionTEXT(_56, bool(0u));
                _26 = 1u << (uint(_11 + 0.5) & 31u);
            }
            else
            {
                bool _74 = rayQueryGetIntersectionCandidateAABBOpaqueEXT(_56);
                _26 = (!_74) ? 65536u : 131072u;
            }
            _18 = _26 | _25;
            _19 = rayQueryProceedEXT(_56);
            if (_19)
            {
                _25 = _18;
                continue;
            }
            else
            {
                break;
            }
        }
        _27 = _18;
    }
    else
    {
        _27 = 0u;
    }
    uint _20 = rayQueryGetIntersectionTypeEXT(_56, bool(1u));
    uint _28;
    if (_20 == 1u)
    {
        float _22 = rayQueryGetIntersectionTEXT(_56, bool(1u));
        _28 = uint(_22 + 0.5);
    }
    else
    {
        _28 = 0u;
    }
    u0_1._m0[gl_GlobalInvocationID.x] = uvec2(_27, _28);
}

