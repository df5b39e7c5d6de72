// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_1 -E main
// A block of a shift and a xor that three conditions lead to: the structurizer copies it to each of them.
StructuredBuffer<uint> inputs : register(t0);
RWStructuredBuffer<uint> results : register(u0);
RWStructuredBuffer<uint> steps : register(u1);

[numthreads(8, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    uint v = inputs[id];
    uint found = 5;

    do {
        [branch] if (v < 6) {
            steps[3 * id] = v + 1;
            [branch] if (inputs[v + 8] > 3) {
                steps[3 * id + 1] = v + 2;
                [branch] if (inputs[v + 16] > 7) {
                    steps[3 * id + 2] = v + 3;
                    break;
                }
            }
        }
        found = v * 16 ^ id;
    } while (false);
    results[id] = found;
}
