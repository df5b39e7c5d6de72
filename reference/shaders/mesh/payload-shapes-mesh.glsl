#version 460
#extension GL_EXT_mesh_shader : require
layout(local_size_x = 3, local_size_y = 1, local_size_z = 1) in;
layout(max_vertices = 3, max_primitives = 1, triangles) out;

struct _68
{
    uint _m0[3];
    float _m1[2];
};

struct _72
{
    _68 _m0[2];
    float _m1[6];
    uint _m2;
};

layout(location = 1) out uvec4 out_IDS0[3];
layout(location = 2) out vec4 out_NUMBERS0[3];
taskPayloadSharedEXT _72 _74;

void main()
{
    SetMeshOutputsEXT(3u, 1u);
    uint _20 = ((gl_WorkGroupID.y << 1u) + gl_WorkGroupID.x) + (gl_WorkGroupID.z << 2u);
    precise float _25 = ((gl_LocalInvocationIndex == 1u) ? (-0.625) : (-1.0)) + (float(_20) * 0.25);
    gl_MeshVerticesEXT[gl_LocalInvocationIndex].gl_Position = vec4(_25, (gl_LocalInvocationIndex == 2u) ? (-3.0) : 1.0, 0.0, 1.0);
    out_IDS0[gl_LocalInvocationIndex] = uvec4(_74._m0[gl_WorkGroupID.x]._m0[0u], _74._m0[gl_WorkGroupID.x]._m0[1u], _74._m0[gl_WorkGroupID.x]._m0[2u], _20);
    uint _31 = 1u - gl_WorkGroupID.x;
    uint _86[2];
    _86[0u] = gl_WorkGroupID.z;
    _86[1u] = gl_WorkGroupID.z + 3u;
    out_NUMBERS0[gl_LocalInvocationIndex] = vec4(_74._m0[_31]._m1[0u], _74._m0[_31]._m1[1u], _74._m1[_86[gl_WorkGroupID.y]], float(int(_74._m2)));
    if (gl_LocalInvocationIndex == 0u)
    {
        gl_PrimitiveTriangleIndicesEXT[0u] = uvec3(0u, 1u, 2u);
    }
}

