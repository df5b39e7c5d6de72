// dxc: -T gs_6_0 -E main
// fxc: -T gs_5_1 -E main -Gfp
// Three streams of different sizes, of points, for which the ends of strips mean nothing. In the first one, rows of an
// array lie beside an element that is declared before.
struct Vertex {
    float4 value : VALUE;
};

struct First {
    float2 one : ONE;
    float2 rows[3] : ROWS;
};

struct Second {
    uint one : NUMBER;
    float3 rows[2] : TRIPLES;
};

struct Third {
    float4 all : ALL;
    float last : LAST;
};

[maxvertexcount(6)]
void main(point Vertex input[1], inout PointStream<First> firsts, inout PointStream<Second> seconds,
          inout PointStream<Third> thirds)
{
    float4 value = input[0].value;
    for (uint n = 0; n < 2; n++) {
        First first;
        first.one = value.xy + n;
        for (uint r = 0; r < 3; r++)
            first.rows[r] = value.zw * (r + 1);
        firsts.Append(first);
        firsts.RestartStrip();
        Second second;
        second.one = n + 7;
        second.rows[0] = value.xyz;
        second.rows[1] = value.yzw + n;
        seconds.Append(second);
        Third third;
        third.all = value * 2;
        third.last = n;
        thirds.Append(third);
        thirds.RestartStrip();
    }
}
