#version 460
#extension GL_EXT_mesh_shader : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
layout(max_vertices = 3, max_primitives = 1, triangles) out;

layout(set = 0, binding = 2001, std430) restrict writeonly readonly buffer u1
{
    uint _m0[];
} u1_1;

layout(set = 0, binding = 2002, std430) restrict writeonly readonly buffer u2
{
    uint _m0[];
} u2_1;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uvec2 _m0[];
} t0_1;

layout(set = 0, binding = 2002, std430) buffer check_marks
{
    uint _m0[];
} check_marks_1;

layout(set = 0, binding = 2001, std430) buffer check_reports
{
    uvec4 _m0[];
} check_reports_1;

bool _101 = false;

void _59(uint _118, uint _119, uint _120, uint _121)
{
    if (((_118 & _119) == _119) && (!_101))
    {
        _101 = true;
        uint _135 = (((_121 * 97u) ^ 6u) ^ _120) % uint(check_reports_1._m0.length());
        uint _137 = 1u << (_135 & 15u);
        uint _138 = _135 >> 4u;
        uint _140 = atomicOr(check_marks_1._m0[_138], _137);
        if ((_140 & _137) == 0u)
        {
            check_reports_1._m0[_135] = uvec4(3u, 5u, _121, _120);
            memoryBarrierBuffer();
            uint _146 = atomicOr(check_marks_1._m0[_138], _137 << 16u);
        }
    }
}

void main()
{
    uvec2 _49 = t0_1._m0[gl_WorkGroupID.x];
    _59(uint(!(_49.x < 4u)), 1u, 1234000002u, 10u);
    _59(uint(!(_49.y < 2u)), 1u, 1234000003u, 10u);
    bool _68 = (_49.x > 3u) || (_49.y > 1u);
    SetMeshOutputsEXT(_68 ? 0u : _49.x, _68 ? 0u : _49.y);
    if ((_49.x == 3u) && (_49.y == 1u))
    {
        gl_MeshVerticesEXT[0u].gl_Position = vec4(-1.0, -1.0, 0.0, 1.0);
        gl_MeshVerticesEXT[1u].gl_Position = vec4(3.0, -1.0, 0.0, 1.0);
        gl_MeshVerticesEXT[2u].gl_Position = vec4(-1.0, 3.0, 0.0, 1.0);
        bool _21 = (uint(u1_1._m0.length()) * 4u) > (uint(u2_1._m0.length()) * 4u);
        gl_PrimitiveTriangleIndicesEXT[0u] = uvec3(0u, uint(_21), _21 ? 2u : 0u);
    }
}

