// dxc: -T cs_6_0 -E main
// fxc: -T cs_4_1 -E main -Od
// A loop without a counter; a break in its middle ends it.
StructuredBuffer<uint2> pairs : register(t0);
RWStructuredBuffer<uint> results : register(u0);

[numthreads(6, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    uint a = pairs[id].x, b = pairs[id].y;
    [allow_uav_condition] while (true) {
        if (b == 0)
            break;
        uint r = a % b;
        a = b;
        b = r;
    }
    results[id] = a;
}
