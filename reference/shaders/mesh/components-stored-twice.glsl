#version 460
#extension GL_EXT_mesh_shader : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
layout(max_vertices = 3, max_primitives = 1, triangles) out;

layout(location = 1) out vec2 out_TEXCOORD0[3];
layout(location = 2) out vec4 out_COLOR0[3];

void main()
{
    SetMeshOutputsEXT(3u, 1u);
    gl_MeshVerticesEXT[0u].gl_Position = vec4(-1.0, 1.0, 0.0, 1.0);
    gl_MeshVerticesEXT[1u].gl_Position = vec4(3.0, 1.0, 0.0, 1.0);
    gl_MeshVerticesEXT[2u].gl_Position = vec4(-1.0, -3.0, 0.0, 1.0);
    out_TEXCOORD0[0u] = vec2(1.0, 2.0);
    out_COLOR0[0u] = vec4(3.0, 4.0, 5.0, 6.0);
    out_TEXCOORD0[1u] = vec2(1.0, 2.0);
    out_COLOR0[1u] = vec4(3.0, 4.0, 5.0, 6.0);
    out_TEXCOORD0[2u] = vec2(1.0, 2.0);
    out_COLOR0[2u] = vec4(3.0, 4.0, 5.0, 6.0);
    out_COLOR0[0u].y = 40.0;
    out_COLOR0[0u].y = 41.0;
    out_COLOR0[0u].z = 42.0;
    out_COLOR0[0u].w = 43.0;
    out_TEXCOORD0[1u].x = 50.0;
    out_TEXCOORD0[1u].x = 51.0;
    out_TEXCOORD0[2u].y = 60.0;
    out_COLOR0[2u].x = 61.0;
    gl_PrimitiveTriangleIndicesEXT[0u] = uvec3(0u, 1u, 2u);
}

