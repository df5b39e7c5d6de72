#version 460
#extension GL_EXT_mesh_shader : require
#extension GL_KHR_shader_subgroup_quad : require
layout(local_size_x = 8, local_size_y = 2, local_size_z = 1) in;
layout(max_vertices = 16, max_primitives = 1, triangles) out;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    vec4 _m0[];
} t0_1;

layout(location = 1) out vec4 out_BELOW0[16];

void main()
{
    uint _48 = gl_LocalInvocationID.x >> 1u;
    uvec3 _53 = uvec3(bitfieldInsert(_48, gl_LocalInvocationID.x, int(0u), int(1u)), bitfieldInsert(_48, gl_LocalInvocationID.y, int(1u), int(31u)), gl_LocalInvocationID.z);
    uvec3 _54 = (gl_WorkGroupID * uvec3(4u, 4u, 1u)) + _53;
    uint _12 = (((_53.z * 4u) + _53.y) * 4u) + _53.x;
    SetMeshOutputsEXT(16u, 1u);
    uint _14 = (_54.y << 2u) + _54.x;
    gl_MeshVerticesEXT[_12].gl_Position = vec4(t0_1._m0[_14]);
    bool _24 = _53.x == 3u;
    float _26 = float(((subgroupQuadBroadcast(_24, 0u) || subgroupQuadBroadcast(_24, 1u)) || subgroupQuadBroadcast(_24, 2u)) || subgroupQuadBroadcast(_24, 3u));
    out_BELOW0[_12] = vec4(_26 + subgroupQuadSwapVertical(t0_1._m0[_14].x), _26 + subgroupQuadSwapVertical(t0_1._m0[_14].y), _26 + subgroupQuadSwapVertical(t0_1._m0[_14].z), _26 + subgroupQuadSwapVertical(t0_1._m0[_14].w));
    if (_12 == 0u)
    {
        gl_PrimitiveTriangleIndicesEXT[0u] = uvec3(0u, 1u, 4u);
    }
}

