#version 460
#extension GL_EXT_ray_tracing : require

struct _7
{
    uint _m0;
};

layout(location = 0) callableDataInEXT _7 parameter;

void main()
{
    parameter._m0 += 30u;
}

