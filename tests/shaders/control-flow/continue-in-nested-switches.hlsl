// dxc: -T cs_6_0 -E main
// `continue` in a switch in a switch. The inner switch is also left early, and other values go straight behind it.
StructuredBuffer<uint> code : register(t0);
RWStructuredBuffer<uint> result : register(u0);

uint scramble(uint x, uint y) {
    x = (x ^ y) * 3 + (x >> 5);
    x = (x ^ y) * 5 + (x >> 7);
    x = (x ^ y) * 7 + (x >> 3);
    return (x ^ y) * 11 + (x >> 11);
}

[numthreads(4, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    uint sum = id;
    for (uint i = 0; i < 4; i++) {
        uint word = code[4 * id + i];
        switch (word & 3) {
        case 1:
            switch (word >> 2 & 3) {
            case 1:
                sum += 20;
                if (word & 16)
                    break;
                sum = scramble(sum, 5);
                if (word & 32)
                    continue;
                sum = scramble(sum, 6);
                break;
            case 2:
                sum = scramble(sum, 7);
                break;
            }
            result[4 + id] += word;
            sum = scramble(sum, 8);
            break;
        case 2:
            sum = scramble(sum, 9);
            break;
        }
        sum = scramble(sum, word);
    }
    result[id] = sum;
}
