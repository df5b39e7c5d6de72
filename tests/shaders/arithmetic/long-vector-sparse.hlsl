// dxc: -T cs_6_9 -E main
// Long vectors of which few components are used: behind loads, arithmetic, selects and loops.
StructuredBuffer<vector<float, 16> > inputs : register(t0);
ByteAddressBuffer raw : register(t1);
RWStructuredBuffer<float> results : register(u0);

[numthreads(2, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    vector<float, 16> a = inputs[0], b = inputs[1], sum = a;
    for (uint i = 0; i <= id; i++)
        sum = sum * 2 + b;
    results[8 * id] = sum[3];
    results[8 * id + 1] = sum[14];
    vector<float, 16> chosen = select(a < b, a, b);
    results[8 * id + 2] = chosen[0] + chosen[15];
    vector<uint, 7> words = raw.Load<vector<uint, 7> >(8 * id);
    results[8 * id + 3] = words[6];
    vector<float, 16> product = a;
    product[5] = 100;
    product = product * b;
    results[8 * id + 4] = product[5];
    results[8 * id + 5] = product[id + 9];
    results[8 * id + 6] = words[id + 1];
    results[8 * id + 7] = max(a, b)[11];
}
