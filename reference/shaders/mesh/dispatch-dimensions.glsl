#version 460
#extension GL_EXT_mesh_shader : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct _19
{
    uint _m0;
};

taskPayloadSharedEXT _19 payload;

void main()
{
    payload._m0 = ((gl_WorkGroupID.y * 2000u) + (gl_WorkGroupID.x * 1000u)) + (gl_WorkGroupID.z * 4000u);
    EmitMeshTasksEXT(2u, 3u, 4u);
}

