// dxc: -T gs_6_0 -E main
// fxc: -T gs_5_0 -E main
// Two streams of points.
struct Vertex {
    float4 position : SV_Position;
    float kind : KIND;
};

struct First {
    float4 position : SV_Position;
};

struct Second {
    float4 value : VALUE;
};

[maxvertexcount(2)]
void main(point Vertex input[1], inout PointStream<First> first, inout PointStream<Second> second)
{
    First a;
    a.position = input[0].position;
    Second b;
    b.value = input[0].kind;
    first.Append(a);
    if (input[0].kind > 0.5)
        second.Append(b);
}
