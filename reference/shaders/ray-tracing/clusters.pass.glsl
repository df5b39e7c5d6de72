#version 460
#extension GL_NV_cluster_acceleration_structure : require
#define gl_BuiltIn_5436 gl_ClusterIDNV
#extension GL_EXT_ray_tracing : require

struct _11
{
    uint _m0;
};

layout(location = 0) rayPayloadInEXT _11 payload;

void main()
{
    uint _4 = payload._m0;
    uint _5 = gl_BuiltIn_5436;
    if (!(_5 == _4))
    {
        payload._m0 = _4;
        return;
    }
    payload._m0 = _4;
    ignoreIntersectionEXT;
}

