#version 460
layout(invocations = 3, points) in;
layout(max_vertices = 1, points) out;

layout(set = 0, binding = 2001, std430) restrict writeonly readonly buffer u1
{
    uint _m0[];
} u1_1;

layout(set = 0, binding = 2001, std430) coherent buffer print_records
{
    uint _m0;
    uint _m1[][11];
} print_records_1;

void _2(uint _51, uint _52, uint _53, uint _54, uint _55, uint _56)
{
    if ((uint(gl_PrimitiveIDIn) == 1u) && (gl_InvocationID == 2u))
    {
        uint _75 = atomicAdd(print_records_1._m0, 1u);
        if (_75 < uint(print_records_1._m1.length()))
        {
            print_records_1._m1[_75][0u] = 0u;
            print_records_1._m1[_75][1u] = 0u;
            print_records_1._m1[_75][2u] = uint(gl_PrimitiveIDIn);
            print_records_1._m1[_75][3u] = gl_InvocationID;
            print_records_1._m1[_75][4u] = 0u;
            print_records_1._m1[_75][5u] = _51;
            print_records_1._m1[_75][6u] = _52;
            print_records_1._m1[_75][7u] = _53;
            print_records_1._m1[_75][8u] = _54;
            print_records_1._m1[_75][9u] = _55;
            print_records_1._m1[_75][10u] = _56;
        }
    }
}

void main()
{
    _2(0u, 1u, 0u, 5u, uint(gl_PrimitiveIDIn), 0u);
    _2(0u, 2u, 0u, 5u, gl_InvocationID, 0u);
    gl_Position = vec4(gl_in[0u].gl_Position.x + float(gl_InvocationID), gl_in[0u].gl_Position.y + float(uint(gl_PrimitiveIDIn)), gl_in[0u].gl_Position.z + float(uint(u1_1._m0.length()) * 4u), gl_in[0u].gl_Position.w);
    EmitVertex();
}

