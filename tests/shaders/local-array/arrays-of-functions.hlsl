// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_1 -E main
// Functions of the same form with arrays of their own: one that keeps integers, one that keeps floats, one that calls
// the first while its own array is full.
RWStructuredBuffer<uint> numbers : register(u0);
RWStructuredBuffer<float> results : register(u1);

[noinline] uint turned(uint seed, uint place)
{
    uint own[5];

    for (uint n = 0; n < 5; n++)
        own[n] = seed * n + n * n;
    return own[place] * 10 + own[4 - place];
}

[noinline] float halved(uint seed, uint place)
{
    float own[5];

    for (uint n = 0; n < 5; n++)
        own[n] = seed * 0.5 + n;
    return own[place] * 10 + own[4 - place];
}

[noinline] uint nested(uint seed, uint place)
{
    uint own[6];

    for (uint n = 0; n < 6; n++)
        own[n] = seed + 100 * n;
    uint other = turned(seed, place);
    return own[place + 1] + 1000 * other;
}

[numthreads(4, 1, 1)]
void main(uint thread : SV_GroupIndex)
{
    uint seed = numbers[thread], place = numbers[thread + 4], own[4];

    for (uint n = 0; n < 4; n++)
        own[n] = seed + n;
    numbers[thread] = turned(seed, place);
    numbers[thread + 4] = nested(seed, place);
    numbers[thread + 8] = own[place & 3];
    results[thread] = halved(seed, place);
}
