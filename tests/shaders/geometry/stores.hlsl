// dxc: -T gs_6_0 -E main
// fxc: -T gs_5_1 -E main
// dxs: --vertex-counts
// Stores and atomics from a geometry shader, which ends with its second vertex.
struct Vertex {
    uint number : NUMBER;
};

RWStructuredBuffer<uint> results : register(u1);
RWByteAddressBuffer sums : register(u2);

[instance(3)]
[maxvertexcount(2)]
void main(line Vertex input[2], uint primitive : SV_PrimitiveID, uint instance : SV_GSInstanceID,
          inout PointStream<Vertex> stream)
{
    results[3 * primitive + instance] = input[0].number * 1000 + input[1].number + 100000 * instance;
    sums.InterlockedAdd(4 * instance, input[1].number);
    for (uint n = 0; n < input[1].number; n++)
        stream.Append(input[1]);
    sums.InterlockedAdd(12, 1);
}
