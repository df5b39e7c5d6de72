// dxc: -T vs_6_0 -E main
// dxs: --print all --print-thread 1 --print-draw push:8
// A triangle that covers the viewport. `at` is 0 at the viewport's first corner and 1 at its last.
void main(uint vertex : SV_VertexID, out float2 at : AT, out float4 position : SV_Position)
{
    at = float2(vertex >> 1, vertex & 1) * 2;
    position = float4(at * 2 - 1, 0, 1);
}
