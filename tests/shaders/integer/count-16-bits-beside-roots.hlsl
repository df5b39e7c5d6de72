// dxc: -T cs_6_2 -E main -enable-16bit-types
// Bits of 16-bit integers in a shader with a square root and a division of doubles, which NVIDIA's driver computes in
// functions that it calls. In such shaders it forgot to remove the copies of a sign above the 16 bits.
StructuredBuffer<uint16_t> values : register(t0);
StructuredBuffer<float> squares : register(t1);
RWStructuredBuffer<uint> results : register(u0);
RWStructuredBuffer<float> roots : register(u1);

[numthreads(3, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    uint16_t v = values[id];
    results[id] = countbits(v);
    results[id + 3] = countbits((uint)v);
    results[id + 6] = countbits((uint16_t)(v << uint16_t(id + 1)));
    results[id + 9] = countbits((uint16_t2)v).y;
    roots[id] = sqrt(squares[id]);
    roots[id + 3] = (float)((double)squares[id] / squares[0]);
}
