// dxc: -T cs_6_9 -E main -enable-16bit-types
// Of loaded long vectors few lanes are used: each number is its place, so a wrong lane shows. One lane of a short vector is
// stored twice.
ByteAddressBuffer bytes : register(t0);
StructuredBuffer<vector<uint, 9> > items : register(t1);
RWStructuredBuffer<uint> results : register(u0);
RWBuffer<uint4> repeated : register(u1);

[numthreads(2, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    uint at = 16 * id;
    vector<uint, 40> forty = bytes.Load<vector<uint, 40> >(160 * id);
    results[at] = forty[5];
    results[at + 1] = forty[14];
    results[at + 2] = forty[31];
    results[at + 3] = forty[33];
    results[at + 4] = forty[39];
    vector<uint64_t, 6> wide = bytes.Load<vector<uint64_t, 6> >(320 + 48 * id);
    results[at + 5] = (uint)wide[5];
    results[at + 6] = (uint)(wide[2] >> 32);
    vector<uint16_t, 20> halves = bytes.Load<vector<uint16_t, 20> >(416 + 40 * id);
    results[at + 7] = halves[9];
    results[at + 8] = halves[18];
    results[at + 9] = halves[4];
    vector<uint, 9> item = items[id];
    results[at + 10] = item[8];
    results[at + 11] = item[5];
    vector<float, 7> floats = bytes.Load<vector<float, 7> >(496 + 28 * id);
    results[at + 12] = asuint(floats[6]);
    results[at + 13] = asuint(floats[4]);
    vector<uint, 40> others = bytes.Load<vector<uint, 40> >(4 * id);
    results[at + 14] = others[2] + others[21];
    results[at + 15] = others[38];
    repeated[id] = bytes.Load<uint4>(64 * id).xxzw;
}
