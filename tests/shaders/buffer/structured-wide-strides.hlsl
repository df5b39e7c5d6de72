// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_0 -E main
// Structures of 32 and of 80 bytes: their number, and members at places that depend on the thread.
struct Small {
    float4 position;
    uint2 codes;
    float2 uv;
};
struct Large {
    float4 rows[4];
    uint4 codes;
};
StructuredBuffer<Small> small : register(t0);
StructuredBuffer<Large> large : register(t1);
RWStructuredBuffer<Large> written : register(u0);
RWStructuredBuffer<uint> results : register(u1);

[numthreads(3, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    uint count, stride;
    if (id == 0) {
        small.GetDimensions(count, stride);
        results[0] = count * 1000 + stride;
        large.GetDimensions(count, stride);
        results[1] = count * 1000 + stride;
        written.GetDimensions(count, stride);
        results[2] = count * 1000 + stride;
    }
    results[3 + id] = small[id].codes.y + uint(small[id].uv.y);
    written[id].rows[id + 1] = large[2 - id].rows[id].wzyx;
    written[id].codes.yz = large[id].codes.xw;
}
