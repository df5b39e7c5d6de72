// dxc: -T cs_6_0 -E main -Od -Zi -Qembed_debug
// Structures copied through local variables without optimization.
struct record {
    float2 a;
    uint b;
};
StructuredBuffer<record> source : register(t0);
RWStructuredBuffer<record> target : register(u0);

record changed(record r) {
    record result = r;
    result.a = result.a.yx;
    result.b++;
    return result;
}

[numthreads(2, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    record r = source[id];
    r = changed(r);
    target[1 - id] = r;
}
