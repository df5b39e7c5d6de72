// dxc: -T gs_6_0 -E main
// fxc: -T gs_5_0 -E main
// All four streams, interleaved. Streams 1 and 3 have elements of the same name; 2 has several rows.
struct Vertex {
    uint4 value : VALUE;
};

struct Zero {
    float4 position : SV_Position;
    float2 near : NEAR;
};

struct One {
    uint2 value : VALUE;
    float depth : DEPTH;
};

struct Two {
    float3 rows[3] : ROWS;
    int number : NUMBER;
};

struct Three {
    float2 value : VALUE;
};

[instance(2)]
[maxvertexcount(8)]
void main(point Vertex input[1], uint instance : SV_GSInstanceID, inout PointStream<Zero> zero,
          inout PointStream<One> one, inout PointStream<Two> two, inout PointStream<Three> three)
{
    uint4 value = input[0].value;
    Three d;
    d.value = float2(value.xy) + 0.5;
    for (uint i = 0; i < value.w; i++) {
        three.Append(d);
        d.value += 1;
    }
    One b;
    b.value = uint2(value.z, instance);
    b.depth = float(value.x) * 0.25;
    one.Append(b);
    if (instance == 1) {
        Two c;
        for (uint k = 0; k < 3; k++)
            c.rows[k] = float3(k, value.y, 1);
        c.number = -int(value.x);
        two.Append(c);
    }
    Zero a;
    a.position = float4(value);
    a.near = float2(instance, value.w);
    zero.Append(a);
}
