#version 460
#extension GL_EXT_mesh_shader : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
layout(max_vertices = 3, max_primitives = 1, triangles) out;

layout(location = 1) out vec4 out_COLOR0[3];

void main()
{
    SetMeshOutputsEXT(3u, 1u);
    gl_MeshVerticesEXT[0u].gl_Position = vec4(-1.0, 1.0, 0.0, 1.0);
    gl_MeshVerticesEXT[1u].gl_Position = vec4(3.0, 1.0, 0.0, 1.0);
    gl_MeshVerticesEXT[2u].gl_Position = vec4(-1.0, -3.0, 0.0, 1.0);
    out_COLOR0[1u] = vec4(0.0, 2.0, 3.0, 4.0);
    out_COLOR0[2u] = vec4(5.0, 0.0, 7.0, 8.0);
    out_COLOR0[0u] = vec4(9.0, 10.0, 11.0, 12.0);
    out_COLOR0[0u].x = 1.0;
    out_COLOR0[1u].y = 20.0;
    out_COLOR0[0u].z = 13.0;
    out_COLOR0[2u].w = 80.0;
    gl_PrimitiveTriangleIndicesEXT[0u] = uvec3(0u, 1u, 2u);
}

