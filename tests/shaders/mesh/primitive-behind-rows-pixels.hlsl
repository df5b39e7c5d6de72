// dxc: -T ps_6_5 -E main
// env: vulkan1.3
// The pixels of primitive-behind-rows.
struct Vertex {
    float4 position : SV_Position;
    float3 rows[3] : ROWS;
};

struct Primitive {
    nointerpolation uint number : NUMBER;
};

void main(Vertex vertex, Primitive primitive, out float4 first : SV_Target0, out float4 second : SV_Target1,
          out float4 third : SV_Target2)
{
    first = float4(vertex.rows[0], primitive.number);
    second = float4(vertex.rows[1], primitive.number);
    third = float4(vertex.rows[2], primitive.number);
}
