// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_1 -E main
// Two buffers at one register of two spaces: each has a counter of its own.
RWStructuredBuffer<uint> first : register(u0);
RWStructuredBuffer<uint> second : register(u0, space1);
RWStructuredBuffer<uint2> numbers : register(u1);

[numthreads(1, 1, 1)]
void main()
{
    first.IncrementCounter();
    first[first.IncrementCounter()] = 7;
    second[second.DecrementCounter()] = 8;
    numbers[0] = uint2(first.IncrementCounter(), second.DecrementCounter());
}
