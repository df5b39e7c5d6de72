// dxc: -T cs_6_9 -E main
// Long vectors of 64-bit components, raw and structured, and vectors of which only the last components are used.
ByteAddressBuffer raw : register(t0);
StructuredBuffer<vector<double, 5> > structured : register(t1);
RWByteAddressBuffer output : register(u0);
RWByteAddressBuffer sums : register(u1);
RWStructuredBuffer<vector<int64_t, 6> > results : register(u2);

[numthreads(2, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    vector<uint64_t, 7> v = raw.Load<vector<uint64_t, 7> >(id * 56);
    output.Store<vector<uint64_t, 7> >(id * 56, v + 1);
    vector<double, 5> d = structured[id];
    sums.Store<double>(id * 8, d[4] - d[3]);
    vector<int64_t, 6> s;
    for (uint i = 0; i < 6; i++)
        s[i] = (int64_t)v[6 - i];
    results[1 - id] = -s;
}
