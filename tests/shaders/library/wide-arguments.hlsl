// dxc: -T lib_6_9
// Functions that stay functions: components of arguments and results stay in their order.
RWByteAddressBuffer results : register(u0);
ByteAddressBuffer numbers : register(t0);

[noinline]
uint weighted(vector<uint, 6> a, uint b, vector<uint, 5> c)
{
    uint sum = 0;
    for (uint i = 0; i < 6; i++)
        sum = 10 * sum + a[i];
    return sum + 1000000 * b + c[0] - 3 * c[4];
}

[shader("compute")]
[numthreads(1, 1, 1)]
void main()
{
    vector<uint, 6> a = numbers.Load<vector<uint, 6> >(0);
    vector<uint, 5> c = numbers.Load<vector<uint, 5> >(4);
    results.Store(0, weighted(a, numbers.Load(20), c));
}
