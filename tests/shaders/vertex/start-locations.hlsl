// dxc: -T vs_6_8 -E main
// The draw's base vertex and base instance.
struct Output {
    float4 position : SV_Position;
    nointerpolation int2 base : BASE;
};

Output main(float4 position : POSITION, int start_vertex : SV_StartVertexLocation,
            uint start_instance : SV_StartInstanceLocation, uint vertex : SV_VertexID)
{
    Output output;
    output.position = position + float(start_vertex + int(vertex));
    output.base = int2(start_vertex, int(start_instance));
    return output;
}
