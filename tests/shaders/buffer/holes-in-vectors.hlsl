// dxc: -T cs_6_9 -E main
// Loads of more than four words are several: one without memory makes the whole vector unmapped.
ByteAddressBuffer words : register(t0);
RWStructuredBuffer<uint4> results : register(u0);

[numthreads(5, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    uint status, narrow, partly;
    vector<uint, 6> a = words.Load<vector<uint, 6> >(24 * id, status);
    uint3 b = words.Load<uint3>(24 * id, narrow);
    vector<uint, 6> c = words.Load<vector<uint, 6> >(24 * id, partly);
    results[2 * id] = uint4(CheckAccessFullyMapped(status), a[0] + a[1] + a[2] + a[3] + a[4] + a[5],
                        CheckAccessFullyMapped(narrow), b.x + b.y + b.z);
    results[2 * id + 1] = uint4(CheckAccessFullyMapped(partly), c[1], 0, 0);
}
