// dxc: -T cs_6_0 -E main
// fxc: -T cs_4_0 -E main
// Extraction and insertion of bit fields written with shifts and masks.
StructuredBuffer<uint> words : register(t0);
RWStructuredBuffer<uint> results : register(u0);

uint extract(uint word, uint offset, uint width) {
    return (word >> offset) & ((1u << width) - 1u);
}

int extract_signed(uint word, uint offset, uint width) {
    return asint(word << (32 - offset - width)) >> (32 - width);
}

[numthreads(2, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    uint word = words[id];
    results[id * 3] = extract(word, 4 + id, 9);
    results[id * 3 + 1] = asuint(extract_signed(word, 8, 8));
    results[id * 3 + 2] = (word & ~0xff00u) | (0x5au << 8);
}
