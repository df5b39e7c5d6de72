#version 460
#extension GL_EXT_mesh_shader : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
layout(max_vertices = 3, max_primitives = 1, triangles) out;

struct _50
{
    uint _m0;
};

layout(set = 0, binding = 2001, std430) restrict buffer u1
{
    uint _m0[];
} u1_1;

taskPayloadSharedEXT _50 _52;

void main()
{
    SetMeshOutputsEXT(3u, 1u);
    gl_MeshVerticesEXT[0u].gl_Position = vec4(0.0, 0.0, 0.0, 1.0);
    gl_MeshVerticesEXT[1u].gl_Position = vec4(0.0, 0.0, 0.0, 1.0);
    gl_MeshVerticesEXT[2u].gl_Position = vec4(0.0, 0.0, 0.0, 1.0);
    gl_PrimitiveTriangleIndicesEXT[0u] = uvec3(0u);
    uint _9 = atomicAdd(u1_1._m0[((gl_WorkGroupID.y << 2u) + gl_WorkGroupID.x) + (gl_WorkGroupID.z << 4u)], 1u);
    uint _11 = atomicAdd(u1_1._m0[64u], _52._m0);
}

