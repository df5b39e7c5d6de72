// dxc: -T cs_6_2 -E main
// Load<T> and Store<T> of floats, vectors and a structure.
struct item {
    float3 position;
    uint kind;
    int2 cell;
};
ByteAddressBuffer input : register(t0);
RWByteAddressBuffer output : register(u0);

[numthreads(2, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    item v = input.Load<item>(id * 24);
    v.position *= input.Load<float>(48);
    v.kind += 1;
    v.cell = v.cell.yx;
    output.Store<item>(id * 24, v);
    output.Store<float2>(48 + id * 8, v.position.xy);
}
