// dxc: -T cs_6_9 -E main
// Integer operations and reductions on vectors of six (shader model 6.9).
StructuredBuffer<vector<uint, 6> > inputs : register(t0);
RWStructuredBuffer<uint> results : register(u0);

[numthreads(1, 1, 1)]
void main() {
    vector<uint, 6> a = inputs[0], b = inputs[1];
    vector<uint, 6> mixed = (a & b) | (a << 4);
    vector<uint, 6> bits = countbits(a);
    for (uint i = 0; i < 6; i++) {
        results[i] = mixed[i];
        results[6 + i] = bits[i];
    }
    results[12] = all(a < b) ? 1 : 0;
    results[13] = any(a == b) ? 1 : 0;
}
