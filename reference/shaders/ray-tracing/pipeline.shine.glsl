#version 460
#extension GL_EXT_ray_tracing : require

struct _8
{
    vec3 _m0;
    float _m1;
};

layout(location = 0) callableDataInEXT _8 parameter;

void main()
{
    parameter._m0 = vec3(0.0, 1.0, 0.0);
    parameter._m1 += 2.0;
}

