// dxc: -T cs_6_0 -E main
// dxs: --instruction-lines
// Every instruction's code has its line: also where lowering opens blocks (wave match), and in called functions.
RWStructuredBuffer<uint> result : register(u0);

[numthreads(8, 1, 1)] void main(uint id : SV_DispatchThreadID)
{
    uint sum = 0;
    for (uint n = 0; n < id; n++)
        sum += WaveActiveMax(n) * result[n];
    if (sum > 3)
        result[id + 8] = sum;
}
