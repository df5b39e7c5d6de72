#version 460
#extension GL_EXT_ray_tracing : require

struct _21
{
    vec2 _m0;
};

layout(set = 0, binding = 2000, std430) restrict writeonly buffer results
{
    float _m0[];
} results_1;

hitAttributeEXT _21 attributes;

void main()
{
    float _19 = gl_RayTmaxEXT;
    float _2 = _19;
    _21 _22;
    _22._m0 = vec2(1.0, 2.0);
    attributes = _22;
    bool _3 = reportIntersectionEXT(4.5, 1u);
    float _37 = gl_RayTmaxEXT;
    float _4 = _37;
    _21 _38;
    _38._m0 = vec2(1.0, 2.0);
    attributes = _38;
    bool _5 = reportIntersectionEXT(50.0, 1u);
    float _42 = gl_RayTmaxEXT;
    float _6 = _42;
    _21 _43;
    _43._m0 = vec2(1.0, 2.0);
    attributes = _43;
    bool _7 = reportIntersectionEXT(3.25, 1u);
    results_1._m0[1u] = _2;
    results_1._m0[2u] = _4;
    results_1._m0[3u] = _6;
    float _57 = gl_RayTmaxEXT;
    float _8 = _57;
    results_1._m0[4u] = _8;
    results_1._m0[5u] = float(int(((_5 ? 2u : 0u) | uint(_3)) | (_7 ? 4u : 0u)));
}

