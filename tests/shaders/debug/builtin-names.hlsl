// dxc: -T vs_6_0 -E main
// dxs: --builtin-names
// Built-ins have the names of their semantics, with an index that is not 0.
struct Vertex {
    float4 position : SV_Position;
    float clip : SV_ClipDistance;
    float cull : SV_CullDistance2;
    float color : COLOR1;
};

Vertex main(uint id : SV_VertexID) {
    Vertex v;
    v.position = float4(id == 2 ? 3 : -1, id == 1 ? 3 : -1, 0.5, 1);
    v.clip = 1;
    v.cull = 2;
    v.color = id;
    return v;
}
