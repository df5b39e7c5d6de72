// dxc: -T cs_6_9 -E main
// Loads and stores of vectors longer than four (shader model 6.9), raw and structured.
ByteAddressBuffer raw : register(t0);
StructuredBuffer<vector<float, 6> > structured : register(t1);
RWByteAddressBuffer output : register(u0);
RWStructuredBuffer<vector<float, 6> > results : register(u1);

[numthreads(2, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    vector<uint, 7> v = raw.Load<vector<uint, 7> >(id * 28);
    output.Store<vector<uint, 7> >(id * 28, v * 2);
    results[1 - id] = structured[id] + (float)v[6];
}
