#version 460
#extension GL_EXT_ray_tracing : require

vec2 _43;

struct _45
{
    vec2 _m0;
};

layout(set = 0, binding = 2000, std430) restrict writeonly buffer results
{
    vec4 _m0[];
} results_1;

hitAttributeEXT _45 attributes;

bool _2(float _37)
{
    vec2 _38;
    _38.x = _37;
    _38.y = 2.0;
    _45 _46;
    _46._m0 = _38;
    attributes = _46;
    bool _40 = reportIntersectionEXT(4.5, 1u);
    return _40;
}

void main()
{
    float _15 = gl_RayTmaxEXT;
    float _3 = _15;
    bool _4 = _2(_3);
    float _19 = gl_RayTmaxEXT;
    float _6 = _19;
    results_1._m0[gl_LaunchIDEXT.x + 2u] = vec4(_3, float(_4), float(_6 > 0.0), 1.0);
}

