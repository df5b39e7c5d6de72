// dxc: -T cs_6_0 -E main
// fxc: -T cs_4_1 -E main
// any() and all() on vectors of floats, integers and booleans.
StructuredBuffer<int4> values : register(t0);
RWStructuredBuffer<uint> results : register(u0);

[numthreads(3, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    int4 v = values[id];
    float4 f = v;
    bool4 b = v > 1;
    results[id] = (any(v) ? 1 : 0) | (all(v) ? 2 : 0) | (any(f) ? 4 : 0) | (all(f) ? 8 : 0) | (any(b) ? 16 : 0) |
                  (all(b) ? 32 : 0);
}
