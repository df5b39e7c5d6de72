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
    uint _m0[];
} t0_1;

layout(set = 0, binding = 2002, std430) buffer check_marks
{
    uint _m0[];
} check_marks_1;

layout(set = 0, binding = 2001, std430) buffer check_reports
{
    uvec4 _m0[];
} check_reports_1;

layout(location = 1) perprimitiveEXT out float out_FACTOR0[1];
bool _100 = false;

void _69(uint _116, uint _117, uint _118, uint _119)
{
    if (((_116 & _117) == _117) && (!_100))
    {
        _100 = true;
        uint _133 = (((_119 * 97u) ^ 6u) ^ 0u) % uint(check_reports_1._m0.length());
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
    SetMeshOutputsEXT(3u, 1u);
    uint _49 = gl_WorkGroupID.x * 2u;
    uint _13 = t0_1._m0[_49];
    float _19 = uintBitsToFloat(_13) * 3.0;
    gl_MeshVerticesEXT[0u].gl_Position = vec4(-1.0, -1.0, _19, 1.0);
    uint _65 = floatBitsToUint(_19);
    _69(_65, 2139095040u, _65, 16u);
    gl_MeshVerticesEXT[1u].gl_Position = vec4(3.0, -1.0, 0.0, 1.0);
    gl_MeshVerticesEXT[2u].gl_Position = vec4(-1.0, 3.0, 0.0, 1.0);
    uint _21 = t0_1._m0[_49 + 1u];
    float _27 = uintBitsToFloat(_21) * 2.0;
    uint _79 = floatBitsToUint(_27);
    _69(_79, 2139095040u, _79, 31u);
    out_FACTOR0[0u] = _27;
    bool _28 = (uint(u1_1._m0.length()) * 4u) > (uint(u2_1._m0.length()) * 4u);
    gl_PrimitiveTriangleIndicesEXT[0u] = uvec3(0u, uint(_28), _28 ? 2u : 0u);
}

