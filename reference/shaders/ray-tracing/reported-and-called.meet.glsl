#version 460
#extension GL_EXT_ray_tracing : require

struct _6
{
    vec2 _m0;
};

hitAttributeEXT _6 attributes;

void main()
{
    _6 _7;
    _7._m0 = vec2(4.5, -2.0);
    attributes = _7;
    bool _2 = reportIntersectionEXT(3.5, 37u);
}

