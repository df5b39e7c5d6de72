// dxc: -T ps_6_0 -E main
// The critical section spans a loop whose trips differ by pixel, and in which all accesses are.
RasterizerOrderedStructuredBuffer<uint> sums : register(u1);

float4 main(float4 position : SV_Position, nointerpolation uint trips : TRIPS,
            nointerpolation uint factor : FACTOR) : SV_Target
{
    uint place = uint(position.x), last = 0;
    [loop]
    for (uint n = 0; n < trips + place; n++) {
        last = sums[place] * factor + n;
        sums[place] = last;
    }
    return last;
}
