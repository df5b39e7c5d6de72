#version 460
#extension GL_EXT_mesh_shader : require
layout(local_size_x = 3, local_size_y = 1, local_size_z = 1) in;
layout(max_vertices = 3, max_primitives = 1, triangles) out;

void main()
{
    SetMeshOutputsEXT(3u, 1u);
    gl_MeshVerticesEXT[gl_LocalInvocationIndex].gl_Position = vec4(float(gl_LocalInvocationIndex), 0.0, 0.0, 1.0);
    gl_PrimitiveTriangleIndicesEXT[0u] = uvec3(0u, 1u, 2u);
    gl_MeshPrimitivesEXT[0u].gl_Layer = int(2u) + int(bitfieldExtract(65536u, int(16u), int(16u)));
}

