// dxc: -T cs_6_0 -E main
// fxc: -T cs_4_0 -E main -Gis
// An array that is handed to a function and changed there.
RWStructuredBuffer<uint> results : register(u0);

void rotate(inout uint values[4], uint by) {
    uint before[4] = values;
    for (uint i = 0; i < 4; i++)
        values[(i + by) % 4] = before[i];
}

[numthreads(4, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    uint values[4] = {1, 2, 3, 4};
    rotate(values, id);
    values[id] *= 10;
    rotate(values, 1);
    results[id] = values[0] + values[1] * 100 + values[2] * 10000 + values[3] * 1000000;
}
