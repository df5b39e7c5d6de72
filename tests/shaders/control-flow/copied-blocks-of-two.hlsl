// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_1 -E main
// As copied-blocks, with two values in the block that is copied, and a use of either behind it.
StructuredBuffer<uint> inputs : register(t0);
RWStructuredBuffer<uint> results : register(u0);
RWStructuredBuffer<uint> steps : register(u1);

[numthreads(8, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    uint v = inputs[id];
    uint found = 5, more = 6;

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
        found = v * 16; more = found ^ id;
    } while (false);
    results[2 * id] = found;
    results[2 * id + 1] = more;
}
