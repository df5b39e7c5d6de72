// dxc: -T cs_6_0 -E main
// fxc: -T cs_4_0 -E main
// A local array that starts with constants and is then changed in places.
RWStructuredBuffer<int> results : register(u0);

[numthreads(8, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    int histogram[4] = {100, 200, 300, 400};
    for (uint i = 0; i <= id; i++)
        histogram[(i * i) & 3] += i;
    results[id] = histogram[id & 3];
}
