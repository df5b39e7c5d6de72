// dxc: -T vs_6_0 -E main
// dxs: --print all --print-thread 2,1 --print-to 0:2001
RWByteAddressBuffer printed : register(u1);

float4 main(float x : X, uint vertex : SV_VertexID) : SV_Position
{
    uint size;
    printed.GetDimensions(size);
    return float4(x + vertex, 0, 0, size);
}
