// dxc: -T ps_6_0 -E main
// fxc: -T ps_5_1 -E main
// The critical section spans a loop that nothing guards, and in which all accesses are.
RasterizerOrderedStructuredBuffer<uint> sums : register(u1);

float4 main(float4 position : SV_Position, nointerpolation uint trips : TRIPS,
            nointerpolation uint factor : FACTOR) : SV_Target
{
    uint place = uint(position.x), last, n = 0;
    [loop]
    do {
        last = sums[place] * factor + n;
        sums[place] = last;
    } while (++n < trips);
    return last;
}
