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

bool _99 = false;

void _58(uint _116, uint _117, uint _118, uint _119)
{
    if (((_116 & _117) == _117) && (!_99))
    {
        _99 = true;
        uint _133 = (((_119 * 97u) ^ 6u) ^ _118) % uint(check_reports_1._m0.length());
        uint _135 = 1u << (_133 & 15u);
        uint _136 = _133 >> 4u;
        uint _138 = atomicOr(check_marks_1._m0[_136], _135);
        if ((_138 & _135) == 0u)
        {
            check_reports_1._m0[_133] = uvec4(3u, 5u, _119, _118);
            memoryBarrierBuffer();
            uint _144 = atomicOr(check_marks_1._m0[_136], _135 << 16u);
        }
    }
}

void main()
{
    uvec2 _49 = t0_1._m0[gl_WorkGroupID.x];
    _58((_49.x < 4u) ? 0u : 1u, 1u, 1234000002u, 10u);
    _58((_49.y < 2u) ? 0u : 1u, 1u, 1234000003u, 10u);
    bool _66 = (_49.x > 3u) || (_49.y > 1u);
    SetMeshOutputsEXT(_66 ? 0u : _49.x, _66 ? 0u : _49.y);
    if ((_49.x == 3u) && (_49.y == 1u))
    {
        gl_MeshVerticesEXT[0u].gl_Position = vec4(-1.0, -1.0, 0.0, 1.0);
        gl_MeshVerticesEXT[1u].gl_Position = vec4(3.0, -1.0, 0.0, 1.0);
        gl_MeshVerticesEXT[2u].gl_Position = vec4(-1.0, 3.0, 0.0, 1.0);
        bool _21 = (uint(u1_1._m0.length()) * 4u) > (uint(u2_1._m0.length()) * 4u);
        gl_PrimitiveTriangleIndicesEXT[0u] = uvec3(0u, uint(_21), _21 ? 2u : 0u);
    }
}

