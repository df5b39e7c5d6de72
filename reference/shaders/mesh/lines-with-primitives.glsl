#version 460
#extension GL_EXT_mesh_shader : require
layout(local_size_x = 8, local_size_y = 1, local_size_z = 1) in;
layout(max_vertices = 8, max_primitives = 4, lines) out;

out gl_MeshPerVertexEXT
{
    vec4 gl_Position;
    float gl_ClipDistance[2];
} gl_MeshVerticesEXT[];

layout(location = 3) perprimitiveEXT out vec3 out_TINT0[4];

void main()
{
    SetMeshOutputsEXT(8u, 4u);
    float _4 = float(gl_LocalInvocationIndex);
    gl_MeshVerticesEXT[gl_LocalInvocationIndex].gl_Position = vec4((_4 * 0.25) + (-1.0), float(gl_GlobalInvocationID.x & 1u), 0.0, 1.0);
    gl_MeshVerticesEXT[gl_LocalInvocationIndex].gl_ClipDistance[0u] = 1.0;
    gl_MeshVerticesEXT[gl_LocalInvocationIndex].gl_ClipDistance[1u] = _4 + (-2.0);
    if (gl_LocalInvocationIndex < 4u)
    {
        uint _11 = gl_LocalInvocationIndex << 1u;
        gl_PrimitiveLineIndicesEXT[gl_LocalInvocationIndex] = uvec2(_11, _11 + 1u);
        gl_MeshPrimitivesEXT[gl_LocalInvocationIndex].gl_Layer = int(gl_LocalInvocationIndex & 1u);
        gl_MeshPrimitivesEXT[gl_LocalInvocationIndex].gl_PrimitiveID = int(gl_GlobalInvocationID.x);
        gl_MeshPrimitivesEXT[gl_LocalInvocationIndex].gl_CullPrimitiveEXT = uint(gl_LocalInvocationIndex == 3u) != 0u;
        out_TINT0[gl_LocalInvocationIndex] = vec3(_4, 0.5, 1.0);
    }
}

