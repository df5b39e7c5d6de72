// dxc: -T cs_6_0 -E main
// dxs: --native-16bit-min-precision
// min16 numbers that are computed in 16 bits keep their sign in buffers, whose elements have 32 bits.
StructuredBuffer<min16int> numbers : register(t0);
RWStructuredBuffer<min16int> results : register(u0);
RWStructuredBuffer<min16float> halves : register(u1);

[numthreads(4, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    min16int number = numbers[id];

    results[id] = number - 5;
    halves[id] = (min16float)number * 0.5;
}
