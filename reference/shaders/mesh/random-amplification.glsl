#version 460
#extension GL_EXT_mesh_shader : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct _25
{
    uint _m0[4];
};

layout(set = 0, binding = 1, std140) uniform b1
{
    vec4 _m0[1];
} b1_1;

taskPayloadSharedEXT _25 payload;

void main()
{
    uint _2 = floatBitsToUint(b1_1._m0[0u].x);
    payload._m0[0u] = _2;
    payload._m0[1u] = floatBitsToUint(b1_1._m0[0u].y);
    payload._m0[2u] = floatBitsToUint(b1_1._m0[0u].z);
    payload._m0[3u] = floatBitsToUint(b1_1._m0[0u].w);
    EmitMeshTasksEXT(_2, 1u, 1u);
}

