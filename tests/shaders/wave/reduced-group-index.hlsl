// dxc: -T cs_6_0 -E main
// A group of 32 threads in a row reduces their numbers: waves of 32 lanes are suggested. Smaller ones have a maximum of
// their own, which no number of theirs exceeds.
RWStructuredBuffer<uint> results : register(u0);

[numthreads(32, 1, 1)]
void main(uint index : SV_GroupIndex) {
    results[index] = WaveActiveMax(index) >= index;
}
