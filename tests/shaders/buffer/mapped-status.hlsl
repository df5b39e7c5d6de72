// dxc: -T cs_6_0 -E main
// Loads with a status, and CheckAccessFullyMapped on it.
ByteAddressBuffer raw : register(t0);
Buffer<float4> typed : register(t1);
RWStructuredBuffer<uint> results : register(u0);

[numthreads(4, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    uint status, typed_status;
    uint v = raw.Load(id * 4, status);
    float4 f = typed.Load(id, typed_status);
    results[id] = CheckAccessFullyMapped(status) && CheckAccessFullyMapped(typed_status) ? v + uint(f.y) : 0;
}
