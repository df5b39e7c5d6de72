// dxc: -T cs_6_0 -E main -O1 -Zi -Qembed_debug
// Little optimization and embedded debug information: lines and names of variables.
StructuredBuffer<uint> values : register(t0);
RWStructuredBuffer<uint> results : register(u0);

[numthreads(8, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    uint largest = 0, position = 0;
    for (uint i = 0; i < 8; i++) {
        uint value = values[i] * (id + 1) % 17;
        if (value > largest) {
            largest = value;
            position = i;
        }
    }
    results[id] = largest * 10 + position;
}
