// dxc: -T ms_6_5 -E main
// env: vulkan1.3
// As primitive-attributes, with constant indices of rows.
struct Vertex {
    float4 position : SV_Position;
    float3 shade : SHADE;
    nointerpolation uint column : COLUMN;
};

struct Primitive {
    nointerpolation uint2 numbers : NUMBERS;
    nointerpolation float4 rows[2] : ROWS;
    nointerpolation int sign : SIGN;
    uint number : SV_PrimitiveID;
    bool is_culled : SV_CullPrimitive;
};

cbuffer Choice : register(b0) {
    uint culled;
    uint row;
    float scale;
};

[outputtopology("triangle")]
[numthreads(8, 1, 1)]
void main(uint thread : SV_GroupIndex, uint3 group : SV_GroupID, uint3 id : SV_DispatchThreadID,
          out vertices Vertex vertices[24], out indices uint3 triangles[8], out primitives Primitive primitives[8])
{
    SetMeshOutputCounts(24, 8);
    float left = thread * 0.25 - 1;
    for (uint i = 0; i < 3; i++) {
        uint vertex = 8 * i + thread;
        vertices[vertex].position = float4(i == 1 ? left + 0.375 : left, i == 2 ? -3 : 1, 0, 1);
        vertices[vertex].shade = float3(1, 2, 3) * scale;
        vertices[vertex].column = 100 * i + thread;
    }
    triangles[thread] = uint3(thread, 8 + thread, 16 + thread);
    primitives[thread].numbers = uint2(thread * thread, group.y);
    primitives[thread].rows[1] = float4(thread, id.y, 0.5, scale);
    primitives[thread].rows[0] = float4(7, 8, 9, 10) + thread;
    primitives[thread].sign = -int(thread);
    primitives[thread].number = 50 + thread;
    primitives[thread].is_culled = thread == culled;
}
