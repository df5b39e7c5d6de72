#version 460
#extension GL_EXT_mesh_shader : require
layout(local_size_x = 3, local_size_y = 1, local_size_z = 1) in;
layout(max_vertices = 3, max_primitives = 1, triangles) out;

layout(location = 1) out vec3 out_ROWS0[3][3];
layout(location = 4) perprimitiveEXT out uint out_NUMBER0[1];

void main()
{
    SetMeshOutputsEXT(3u, 1u);
    gl_MeshVerticesEXT[gl_LocalInvocationIndex].gl_Position = vec4((gl_LocalInvocationIndex == 1u) ? 3.0 : (-1.0), (gl_LocalInvocationIndex == 2u) ? (-3.0) : 1.0, 0.0, 1.0);
    out_ROWS0[gl_LocalInvocationIndex][0u] = vec3(1.0, 2.0, 3.0);
    out_ROWS0[gl_LocalInvocationIndex][1u] = vec3(11.0, 12.0, 13.0);
    out_ROWS0[gl_LocalInvocationIndex][2u] = vec3(21.0, 22.0, 23.0);
    if (gl_LocalInvocationIndex == 0u)
    {
        gl_PrimitiveTriangleIndicesEXT[0u] = uvec3(0u, 1u, 2u);
        out_NUMBER0[0u] = 42u;
    }
}

