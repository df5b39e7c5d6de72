#version 460
#extension GL_NV_cluster_acceleration_structure : require
#define gl_BuiltIn_5436 gl_ClusterIDNV
#extension GL_EXT_ray_tracing : require

struct _10
{
    uint _m0;
};

layout(location = 0) rayPayloadInEXT _10 payload;

void main()
{
    uint _4 = gl_BuiltIn_5436;
    payload._m0 = _4;
}

