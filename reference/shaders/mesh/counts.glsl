#version 460
#extension GL_EXT_mesh_shader : require
layout(local_size_x = 64, local_size_y = 1, local_size_z = 1) in;
layout(max_vertices = 60, max_primitives = 20, triangles) out;

out gl_MeshPerVertexEXT
{
    vec4 gl_Position;
    float gl_ClipDistance[2];
} gl_MeshVerticesEXT[];

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uint _m0[];
} t0_1;

layout(set = 0, binding = 2004, std430) restrict writeonly buffer u4
{
    uint _m0[];
} u4_1;

layout(location = 1) out uint out_ROWS0[60][3];
shared uint total;

void main()
{
    uint _11 = t0_1._m0[gl_WorkGroupID.x];
    if (gl_LocalInvocationIndex == 0u)
    {
        total = 0u;
    }
    barrier();
    uint _17 = atomicAdd(total, gl_LocalInvocationIndex);
    barrier();
    uint _18 = _11 * 3u;
    SetMeshOutputsEXT(_18, _11);
    if (gl_LocalInvocationIndex < _18)
    {
        uint _20 = gl_LocalInvocationIndex / 3u;
        uint _21 = gl_LocalInvocationIndex % 3u;
        float _25 = float(gl_WorkGroupID.x) * (-0.5);
        precise float _29 = (float(_20) * 0.25) + ((_21 == 1u) ? (-0.625) : (-1.0));
        gl_MeshVerticesEXT[_18 + (~gl_LocalInvocationIndex)].gl_Position = vec4(_29, (_21 == 2u) ? _25 : (_25 + 1.0), 0.0, 1.0);
        uint _34 = gl_WorkGroupID.x * 100u;
        uint _35 = _20 * 10u;
        uint _36 = _35 + _34;
        uint _39 = _18 + (~gl_LocalInvocationIndex);
        out_ROWS0[_39][gl_WorkGroupID.x % 3u] = _36;
        out_ROWS0[_39][(gl_WorkGroupID.x + 1u) % 3u] = _36 | 1u;
        out_ROWS0[_39][(gl_WorkGroupID.x + 2u) % 3u] = _35 + (_34 + 2u);
        gl_MeshVerticesEXT[_39].gl_ClipDistance[0u] = 1.0;
        gl_MeshVerticesEXT[_39].gl_ClipDistance[1u] = ((gl_LocalInvocationIndex + 4294967293u) < 3u) ? (-1.0) : 1.0;
    }
    if (gl_LocalInvocationIndex < _11)
    {
        uint _53 = (_18 + 4294967295u) + (gl_LocalInvocationIndex * 4294967293u);
        gl_PrimitiveTriangleIndicesEXT[gl_LocalInvocationIndex] = uvec3(_53, _53 + 4294967295u, _53 + 4294967294u);
    }
    if (gl_LocalInvocationIndex == 63u)
    {
        u4_1._m0[gl_WorkGroupID.x] = total + _11;
    }
}

