// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_0 -E main
// A do-while loop: the body runs once even if the condition is false from the start.
StructuredBuffer<uint> limits : register(t0);
RWStructuredBuffer<uint2> results : register(u0);

[numthreads(8, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    uint trips = 0, sum = 0;
    do {
        trips++;
        sum += trips * trips;
    } while (sum < limits[id]);
    results[id] = uint2(trips, sum);
}
