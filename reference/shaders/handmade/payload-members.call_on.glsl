#version 460
#extension GL_EXT_ray_tracing : require

struct _10
{
    uint _m0;
};

struct _11
{
    uint _m0;
    _10 _m1;
};

layout(location = 0) callableDataInEXT _11 parameter;
layout(location = 1) callableDataEXT _10 _21;

void main()
{
    uint _3 = parameter._m0;
    parameter._m1._m0 = parameter._m1._m0;
    _21 = parameter._m1;
    executeCallableEXT(1u, 1);
    parameter._m1 = _21;
    uint _6 = parameter._m1._m0;
    parameter._m1._m0 = _6;
    parameter._m0 = _6 + (_3 + 100u);
}

