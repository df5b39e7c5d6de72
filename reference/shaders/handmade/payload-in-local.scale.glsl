#version 460
#extension GL_EXT_ray_tracing : require

struct _10
{
    uint _m0;
    float _m1;
};

layout(location = 0) callableDataInEXT _10 parameter;

void main()
{
    parameter._m1 *= float(parameter._m0);
    parameter._m0 = 99u;
}

