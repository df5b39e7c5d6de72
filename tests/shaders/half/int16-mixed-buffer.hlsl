// dxc: -T cs_6_2 -E main -enable-16bit-types
// 16-bit values through typed buffers and a raw buffer with stores of single values.
Buffer<half4> colors : register(t0);
RWBuffer<uint16_t> words : register(u0);
RWByteAddressBuffer raw : register(u1);

[numthreads(4, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    half4 c = colors[id];
    words[id] = (uint16_t)(c.x * half(100)) + words[id];
    raw.Store<half>(id * 2, c.y);
}
