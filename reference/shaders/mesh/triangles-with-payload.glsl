#version 460
#extension GL_EXT_mesh_shader : require
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;
layout(max_vertices = 4, max_primitives = 2, triangles) out;

struct _59
{
    uint _m0;
    float _m1[2][4];
};

layout(location = 1) out vec4 out_COLOR0[4];
layout(location = 2) out uvec2 out_SOURCE0[4];
taskPayloadSharedEXT _59 _61;

void main()
{
    SetMeshOutputsEXT(4u, 2u);
    float _16 = float(gl_LocalInvocationID.x >> 1u);
    gl_MeshVerticesEXT[gl_LocalInvocationID.x].gl_Position = vec4((float(gl_LocalInvocationID.x & 1u) * 2.0) + (-1.0), (gl_WorkGroupID.x != 0u) ? (_16 + (-1.0)) : _16, 0.5, 1.0);
    out_COLOR0[gl_LocalInvocationID.x] = vec4(_61._m1[gl_WorkGroupID.x][0u], _61._m1[gl_WorkGroupID.x][1u], _61._m1[gl_WorkGroupID.x][2u], _61._m1[gl_WorkGroupID.x][3u]);
    out_SOURCE0[gl_LocalInvocationID.x] = uvec2(gl_WorkGroupID.x, _61._m0);
    if (gl_LocalInvocationID.x < 2u)
    {
        bool _30 = gl_LocalInvocationID.x != 0u;
        gl_PrimitiveTriangleIndicesEXT[gl_LocalInvocationID.x] = uvec3(uint(_30), _30 ? 3u : 1u, 2u);
    }
}

