// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_0 -E main -Gfp
// Only 0 and 0x80000000 are zero once doubled. Each thread sums up a number of its own.
StructuredBuffer<uint> differences : register(t0);
RWStructuredBuffer<uint> results : register(u0);

[numthreads(8, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    uint number = 0;
    [loop]
    for (uint place = 0; place < 8; place++)
        number ^= place <= id ? differences[place] : 0;
    results[id] = number << 1 == 0 ? 2 : 1;
}
