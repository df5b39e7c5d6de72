#version 460
#extension GL_EXT_mesh_shader : require
layout(local_size_x = 3, local_size_y = 1, local_size_z = 1) in;
layout(max_vertices = 3, max_primitives = 1, triangles) out;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uint _m0[];
} u0_1;

void main()
{
    SetMeshOutputsEXT(3u, 1u);
    gl_MeshVerticesEXT[gl_LocalInvocationIndex].gl_Position.x = (gl_LocalInvocationIndex == 1u) ? 3.0 : (-1.0);
    u0_1._m0[gl_LocalInvocationIndex] = 1u;
    gl_MeshVerticesEXT[gl_LocalInvocationIndex].gl_Position.y = (gl_LocalInvocationIndex == 2u) ? 3.0 : (-1.0);
    u0_1._m0[gl_LocalInvocationIndex] = 2u;
    gl_MeshVerticesEXT[gl_LocalInvocationIndex].gl_Position.z = 0.0;
    u0_1._m0[gl_LocalInvocationIndex] = 3u;
    gl_MeshVerticesEXT[gl_LocalInvocationIndex].gl_Position.w = 1.0;
    if (gl_LocalInvocationIndex == 0u)
    {
        gl_PrimitiveTriangleIndicesEXT[0u] = uvec3(0u, 1u, 2u);
    }
}

