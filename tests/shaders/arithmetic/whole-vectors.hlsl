// dxc: -T cs_6_9 -E main
// dxs: --long-vector
// Vectors of eight lanes that are one value each: arithmetic, choices, conversions, a loop, lanes by index, reductions,
// memory of the group and of the thread.
ByteAddressBuffer input : register(t0);
RWStructuredBuffer<int> results : register(u0);
groupshared vector<int, 8> doubled[2];

[numthreads(2, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    vector<int, 8> a = input.Load<vector<int, 8> >(32 * id);
    doubled[id] = a * 2 + 1;
    GroupMemoryBarrierWithGroupSync();
    vector<int, 8> other = doubled[1 - id], sum = other;
    for (uint n = 0; n <= id; n++)
        sum = select(sum > a, sum - a, sum + a);

    vector<int, 8> halved = (vector<int, 8>)floor((vector<float, 8>)sum * 0.5);
    halved[id + 5] = 100;
    [loop]
    for (uint k = 0; k < 8; k++)
        results[16 * id + k] = halved[k];
    results[16 * id + 8] = sum[id + 3];
    results[16 * id + 9] = any(sum > 20);
    results[16 * id + 10] = all(sum > 0);
    results[16 * id + 11] = (int)dot((vector<float, 8>)a, (vector<float, 8>)other);

    vector<int, 8> table[3] = {a, other, max(a, other)};
    results[16 * id + 12] = table[2 - id][7];
    vector<uint, 8> bits = countbits((vector<uint, 8>)a) + (asuint((vector<float, 8>)a) >> 23);
    results[16 * id + 13] = (int)(bits[0] + bits[7]);
    vector<bool, 8> which = a > other;
    results[16 * id + 14] = which[id] + 2 * which[7 - id];
    vector<int, 8> turned = {a[7], a[6], a[5], a[4], a[3], a[2], a[1], a[0]};
    results[16 * id + 15] = (a - turned)[1];
}
