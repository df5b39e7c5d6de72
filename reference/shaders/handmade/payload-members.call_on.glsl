#version 460
#extension GL_EXT_ray_tracing : require
#extension GL_KHR_shader_subgroup_basic : require

struct _16
{
    uint _m0;
};

struct _17
{
    uint _m0;
    _16 _m1;
};

layout(location = 0) callableDataInEXT _17 parameter;
layout(location = 1) callableDataEXT _16 _31;

void main()
{
    uint _3 = parameter._m0;
    uint _26 = gl_SubgroupInvocationID;
    uint _5 = _26;
    parameter._m1._m0 = parameter._m1._m0;
    _31 = parameter._m1;
    executeCallableEXT(1u, 1);
    parameter._m1 = _31;
    uint _36 = gl_SubgroupInvocationID;
    uint _8 = _36;
    uint _11 = parameter._m1._m0;
    parameter._m1._m0 = _11;
    parameter._m0 = (_11 + (_3 + 100u)) + ((_5 >> 16u) | (_8 >> 16u));
}

