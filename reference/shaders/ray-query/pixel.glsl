#version 460
#extension GL_EXT_ray_query : require
#extension GL_EXT_ray_flags_primitive_culling : require
layout(primitive_culling);

layout(set = 0, binding = 1000) uniform accelerationStructureEXT t0;

layout(location = 1) in vec3 in_NORMAL0;
layout(location = 0) in vec3 in_WORLD0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    rayQueryEXT _44;
    rayQueryInitializeEXT(_44, t0, 513u, 255u, vec3(in_WORLD0), 0.00999999977648258209228515625, vec3(in_NORMAL0), 50.0);
    bool _8 = rayQueryProceedEXT(_44);
    uint _9 = rayQueryGetIntersectionTypeEXT(_44, bool(1u));
    float _29;
    if (_9 == 1u)
    {
        float _11 = rayQueryGetIntersectionTEXT(_44, bool(1u));
        _29 = _11;
    }
    else
    {
        _29 = 50.0;
    }
    vec3 _59 = vec3(in_WORLD0);
    float _13 = inversesqrt(dot(_59, _59));
    float _14 = _13 * in_WORLD0.x;
    float _15 = _13 * in_WORLD0.y;
    float _16 = _13 * in_WORLD0.z;
    float _18 = dot(vec3(_14, _15, _16), vec3(in_NORMAL0)) * 2.0;
    rayQueryEXT _64;
    rayQueryInitializeEXT(_64, t0, 513u, 255u, vec3(in_WORLD0), 0.00999999977648258209228515625, vec3(_14 - (_18 * in_NORMAL0.x), _15 - (_18 * in_NORMAL0.y), _16 - (_18 * in_NORMAL0.z)), 50.0);
    bool _25 = rayQueryProceedEXT(_64);
    uint _26 = rayQueryGetIntersectionTypeEXT(_64, bool(1u));
    float _30;
    if (_26 == 1u)
    {
        float _28 = rayQueryGetIntersectionTEXT(_64, bool(1u));
        _30 = _28;
    }
    else
    {
        _30 = 50.0;
    }
    out_SV_Target0 = vec4(_29, _30, 0.0, 1.0);
}

