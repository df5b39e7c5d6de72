// dxc: -T lib_6_9
// Functions that stay functions, with vectors as parameters and as results.
ByteAddressBuffer numbers : register(t0);
RWByteAddressBuffer results : register(u0);

[noinline]
uint3 weighted(uint3 values, uint2 weights)
{
    return uint3(values.x * weights.x + values.z, values.y * weights.y, values.z * 100 + weights.x);
}

[noinline]
vector<uint, 5> longer(vector<uint, 5> values)
{
    vector<uint, 5> result = {values[1], values[2], values[3], values[4], values[0]};
    return result;
}

[shader("compute")]
[numthreads(2, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    uint4 a = numbers.Load4(16 * id);
    uint3 b = weighted(a.xyz, a.zw);
    vector<uint, 5> all = {a, 9};
    vector<uint, 5> c = longer(all);
    results.Store3(32 * id, b);
    results.Store<vector<uint, 5> >(32 * id + 12, c);
}
