// dxc: -T cs_6_0 -E main -Od
// fxc: -T cs_5_0 -E main
// Loops, conditions and a switch without optimization: variables stay in memory.
StructuredBuffer<int> values : register(t0);
RWStructuredBuffer<int> results : register(u0);

int classify(int v) {
    if (v < 0)
        return -1;
    switch (v) {
    case 0: return 0;
    case 1:
    case 2: return 12;
    }
    return 3;
}

[numthreads(4, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    int sum = 0;
    for (uint i = 0; i < 4; i++) {
        int v = values[(id + i) % 4];
        if (v == 9)
            break;
        if (v == 1)
            continue;
        sum += classify(v) + int(i) * 100;
    }
    results[id] = sum;
}
