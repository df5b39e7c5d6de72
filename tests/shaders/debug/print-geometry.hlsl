// dxc: -T gs_6_0 -E main
// dxs: --print 0-2 --print-thread 1,2 --print-to 0:2001
// Records of one invocation of one primitive.
RWByteAddressBuffer printed : register(u1); // the records go where it is

struct Vertex {
    float4 position : SV_Position;
};

[instance(3)]
[maxvertexcount(1)]
void main(point Vertex input[1], uint instance : SV_GSInstanceID, uint primitive : SV_PrimitiveID,
          inout PointStream<Vertex> stream)
{
    uint size;
    printed.GetDimensions(size);
    Vertex output;
    output.position = input[0].position + float4(instance, primitive, size, 0);
    stream.Append(output);
}
