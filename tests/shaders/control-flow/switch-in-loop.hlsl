// dxc: -T cs_6_0 -E main
// A small interpreter: a switch in a loop, with cases that continue the loop and a case that ends it.
StructuredBuffer<uint> program : register(t0);
RWStructuredBuffer<int> results : register(u0);

[numthreads(4, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    int accumulator = id;
    uint executed = 0;
    bool running = true;
    [loop] for (uint at = 0; running && at < 16; at++) {
        uint word = program[id * 16 + at];
        switch (word >> 4) {
        case 0:
            running = false;
            break;
        case 1:
            accumulator += word & 15;
            break;
        case 2:
            accumulator *= word & 15;
            break;
        case 3:
            if (accumulator > int(word & 15))
                continue;
            accumulator = -accumulator;
            break;
        case 4:
            at += word & 15;
            continue;
        default:
            accumulator ^= 0x100;
            break;
        }
        executed++;
    }
    results[id * 2] = accumulator;
    results[id * 2 + 1] = executed;
}
