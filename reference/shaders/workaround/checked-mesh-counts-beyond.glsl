#version 460
#extension GL_EXT_mesh_shader : require
layout(local_size_x = 3, local_size_y = 1, local_size_z = 1) in;
layout(max_vertices = 3, max_primitives = 1, triangles) out;

layout(set = 0, binding = 1000) uniform usamplerBuffer t0;

void main()
{
    uvec4 _30 = texelFetch(t0, int(1u));
    uint _3 = _30.x;
    uvec4 _32 = texelFetch(t0, int(0u));
    uint _8 = _32.x;
    bool _37 = (_8 > 3u) || (_3 > 1u);
    SetMeshOutputsEXT(_37 ? 0u : _8, _37 ? 0u : _3);
    gl_MeshVerticesEXT[gl_LocalInvocationIndex].gl_Position = vec4(float(gl_LocalInvocationIndex & 1u), float(gl_LocalInvocationIndex >> 1u), 0.0, 1.0);
    if (gl_LocalInvocationIndex == 0u)
    {
        gl_PrimitiveTriangleIndicesEXT[0u] = uvec3(0u, 1u, 2u);
    }
}

