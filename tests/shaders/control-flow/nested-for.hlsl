// dxc: -T cs_6_0 -E main
// fxc: -T cs_4_0 -E main -Gfp
// Three nested counted loops; the bounds of inner loops depend on outer counters.
RWStructuredBuffer<uint> results : register(u0);

[numthreads(8, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    uint sum = 0;
    [loop] for (uint i = 0; i <= id; i++)
        [loop] for (uint j = i; j < id + 2; j++)
            [loop] for (uint k = 0; k < j; k++)
                sum = sum * 3 + (i * 100 + j * 10 + k);
    results[id] = sum;
}
