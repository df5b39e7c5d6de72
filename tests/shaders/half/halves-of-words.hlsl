// dxc: -T cs_6_2 -E main -enable-16bit-types
// dxs: --no-16bit-storage
// 16-bit elements of buffers as halves of 32-bit words. A store of one half leaves the other, which another thread
// stores; stores of both are whole words. Addresses begin at a known half, at the other, or at either.
ByteAddressBuffer input : register(t0);
RWByteAddressBuffer words : register(u0);

struct Triple {
    half a;
    uint16_t b;
    half c;
};
StructuredBuffer<Triple> given : register(t1);
RWStructuredBuffer<Triple> triples : register(u1);
RWStructuredBuffer<uint> sums : register(u2);

[numthreads(4, 1, 1)]
void main(uint thread : SV_DispatchThreadID) {
    words.Store<uint16_t>(2 * thread, input.Load<uint16_t>(2 * thread));      // either half
    half4 whole = input.Load<half4>(8 + 8 * thread);                          // two words
    words.Store<half4>(8 + 8 * thread, whole + 1.0h);
    half3 shifted = input.Load<half3>(8 * thread + 10);                       // begins in the high half
    words.Store<half3>(8 * thread + 42, shifted.zyx);
    Triple t = given[thread];
    uint16_t b = t.b;
    t.b = (uint16_t)(t.a * t.c);
    t.c = (half)b;
    triples[thread ^ 1] = t;
    sums[thread] = (input.Load(4 * thread) & 0xFFFF) + input.Load<uint16_t>(4 * thread + 2); // words beside halves
}
