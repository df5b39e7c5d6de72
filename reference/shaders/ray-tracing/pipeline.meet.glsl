#version 460
#extension GL_EXT_ray_tracing : require

vec3 _46;

struct _49
{
    vec3 _m0;
};

hitAttributeEXT _49 attributes;

void main()
{
    float _45 = gl_RayTmaxEXT;
    float _8 = _45;
    float _12 = (_8 * gl_ObjectRayDirectionEXT.x) + gl_ObjectRayOriginEXT.x;
    float _13 = (_8 * gl_ObjectRayDirectionEXT.y) + gl_ObjectRayOriginEXT.y;
    float _14 = (_8 * gl_ObjectRayDirectionEXT.z) + gl_ObjectRayOriginEXT.z;
    vec3 _15;
    _15.x = _12;
    _15.y = _13;
    _15.z = _14;
    float _18 = gl_RayTminEXT;
    _49 _50;
    _50._m0 = _15;
    attributes = _50;
    bool _19 = reportIntersectionEXT(_18, 0u);
    bool _30;
    if (_19)
    {
        float _60 = gl_RayTmaxEXT;
        float _20 = _60;
        _30 = _20 < 1.0;
    }
    else
    {
        _30 = false;
    }
    if (!_30)
    {
        vec3 _25;
        _25.x = _12 * 2.0;
        _25.y = _13 * 2.0;
        _25.z = _14 * 2.0;
        _50._m0 = _25;
        attributes = _50;
        bool _29 = reportIntersectionEXT(_18 + 1.0, 1u);
        return;
    }
}

