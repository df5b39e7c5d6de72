// dxc: -T cs_6_0 -E main
RWStructuredBuffer<uint> numbers : register(u0);

[numthreads(64, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    numbers[id] = numbers[id] * numbers[id];
}
