// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_0 -E main
// Elements whose place in bytes takes more than 32 bits are outside of every buffer.
struct pair {
    uint a, b;
};
StructuredBuffer<uint> words : register(t0);
StructuredBuffer<pair> pairs : register(t1);
RWStructuredBuffer<uint> results : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    results[0] = words[0x40000000];
    results[1] = words[1];
    results[2] = pairs[0x20000000].b;
    results[3] = pairs[1].b;
    words.GetDimensions(results[4], results[5]);
    results[0x40000003] = 7;
}
