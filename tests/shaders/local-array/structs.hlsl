// dxc: -T cs_6_0 -E main
// fxc: -T cs_4_0 -E main -Od
// A local array of structures used as a stack.
struct entry {
    uint low, high;
    float weight;
};
StructuredBuffer<float> values : register(t0);
RWStructuredBuffer<float> results : register(u0);

[numthreads(4, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    entry stack[8];
    uint depth = 1;
    float sum = 0;
    stack[0].low = 0;
    stack[0].high = 16;
    stack[0].weight = 1;
    [loop] while (depth > 0) {
        entry e = stack[--depth];
        if (e.high - e.low <= id + 1) {
            sum += values[e.low] * e.weight;
            continue;
        }
        uint middle = (e.low + e.high) / 2;
        stack[depth].low = e.low;
        stack[depth].high = middle;
        stack[depth].weight = e.weight * 2;
        depth++;
        stack[depth].low = middle;
        stack[depth].high = e.high;
        stack[depth].weight = e.weight + 1;
        depth++;
    }
    results[id] = sum;
}
