// dxc: -T cs_6_2 -E main -enable-16bit-types
// Local arrays of 16-bit floats, 16-bit integers and booleans.
RWStructuredBuffer<float> results : register(u0);

[numthreads(4, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    half halves[4];
    int16_t shorts[4];
    bool flags[4];
    for (uint i = 0; i < 4; i++) {
        halves[i ^ id] = (half)(i * 0.5);
        shorts[3 - i] = (int16_t)(i * id) - int16_t(2);
        flags[(i + id) & 3] = i == 1;
    }
    results[id] = halves[2] + shorts[id] * 10 + (flags[2] ? 1000 : 0);
}
