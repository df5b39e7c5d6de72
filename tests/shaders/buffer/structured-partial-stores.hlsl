// dxc: -T cs_6_0 -E main
// fxc: -T cs_4_0 -E main
// Single members and components of a structure are written; the others keep their values.
struct record {
    uint4 a;
    float2 b;
    uint c[3];
};
RWStructuredBuffer<record> records : register(u0);

[numthreads(2, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    records[id].a.y = 100 + id;
    records[id].a.zw = uint2(5, 6);
    records[id].b.x = 0.5;
    records[id].c[id + 1] = records[id].c[0];
}
