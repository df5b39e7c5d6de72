// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_1 -E main -Od
// Two nested loops, each with a conditional continue.
RWStructuredBuffer<uint> results : register(u0);

[numthreads(8, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    uint sum = 0;
    [loop] for (uint i = 0; i < 6; i++) {
        if ((i + id) % 3 == 0)
            continue;
        [loop] for (uint j = 0; j < 5; j++) {
            if (j == i) {
                sum += 1000;
                continue;
            }
            if (j > id)
                break;
            sum += j + i * 10;
        }
        if (sum & 1)
            continue;
        sum += 100000;
    }
    results[id] = sum;
}
