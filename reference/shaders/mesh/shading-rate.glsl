#version 460
#extension GL_EXT_mesh_shader : require
#extension GL_EXT_fragment_shading_rate : require
layout(local_size_x = 3, local_size_y = 1, local_size_z = 1) in;
layout(max_vertices = 3, max_primitives = 1, triangles) out;

out gl_MeshPerVertexEXT
{
    vec4 gl_Position;
    float gl_ClipDistance[3];
    float gl_CullDistance[2];
} gl_MeshVerticesEXT[];

layout(location = 3) out vec2 out_TEXCOORD0[3];

void main()
{
    SetMeshOutputsEXT(3u, 1u);
    gl_MeshVerticesEXT[gl_LocalInvocationIndex].gl_Position = vec4(float(gl_LocalInvocationIndex & 1u), float(gl_LocalInvocationIndex >> 1u), 0.0, 1.0);
    float _15 = float(gl_LocalInvocationIndex);
    gl_MeshVerticesEXT[gl_LocalInvocationIndex].gl_ClipDistance[0u] = _15;
    gl_MeshVerticesEXT[gl_LocalInvocationIndex].gl_ClipDistance[1u] = 1.0;
    gl_MeshVerticesEXT[gl_LocalInvocationIndex].gl_ClipDistance[2u] = 2.0;
    gl_MeshVerticesEXT[gl_LocalInvocationIndex].gl_CullDistance[0u] = 3.0;
    gl_MeshVerticesEXT[gl_LocalInvocationIndex].gl_CullDistance[1u] = 4.0;
    out_TEXCOORD0[gl_LocalInvocationIndex] = vec2(_15, float(gl_WorkGroupID.x));
    if (gl_LocalInvocationIndex == 0u)
    {
        gl_PrimitiveTriangleIndicesEXT[0u] = uvec3(0u, 1u, 2u);
        gl_MeshPrimitivesEXT[0u].gl_PrimitiveShadingRateEXT = int(((gl_WorkGroupID.x & 1u) != 0u) ? 5u : 0u);
        gl_MeshPrimitivesEXT[0u].gl_ViewportIndex = int(gl_WorkGroupID.x & 3u);
        gl_MeshPrimitivesEXT[0u].gl_Layer = int(gl_WorkGroupID.x >> 2u);
    }
}

