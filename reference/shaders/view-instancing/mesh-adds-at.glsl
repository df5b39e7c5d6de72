#version 460
#extension GL_EXT_mesh_shader : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
layout(max_vertices = 3, max_primitives = 1, triangles) out;

layout(location = 1) out uint out_VIEW0[3];

void main()
{
    uint _7 = bitfieldExtract(65797u, int(0u), int(8u));
    SetMeshOutputsEXT(3u, 1u);
    gl_MeshVerticesEXT[0u].gl_Position = vec4(-1.0, 1.0, 0.0, 1.0);
    gl_MeshVerticesEXT[1u].gl_Position = vec4(3.0, 1.0, 0.0, 1.0);
    gl_MeshVerticesEXT[2u].gl_Position = vec4(-1.0, -3.0, 0.0, 1.0);
    out_VIEW0[2u] = _7;
    out_VIEW0[1u] = _7;
    out_VIEW0[0u] = _7;
    gl_PrimitiveTriangleIndicesEXT[0u] = uvec3(0u, 1u, 2u);
    gl_MeshPrimitivesEXT[0u].gl_ViewportIndex = int(0u) + int(bitfieldExtract(65797u, int(8u), int(8u)));
    gl_MeshPrimitivesEXT[0u].gl_Layer = int(1u) + int(bitfieldExtract(65797u, int(16u), int(16u)));
}

