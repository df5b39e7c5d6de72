// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_0 -E main
// A load from a typed buffer with a status, and CheckAccessFullyMapped on it.
Buffer<float4> typed : register(t1);
RWStructuredBuffer<float> results : register(u0);

[numthreads(4, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    uint status;
    float4 f = typed.Load(id, status);
    results[id] = CheckAccessFullyMapped(status) ? f.y : -1;
}
