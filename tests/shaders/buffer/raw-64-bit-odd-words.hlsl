// dxc: -T cs_6_3 -E main
// 64-bit elements of one buffer at even and at odd words.
ByteAddressBuffer bytes : register(t0);
RWByteAddressBuffer results : register(u0);

[numthreads(2, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    uint64_t even = bytes.Load<uint64_t>(16 * id);
    uint64_t odd = bytes.Load<uint64_t>(16 * id + 4);
    results.Store<uint64_t>(32 * id, even + 1);
    results.Store<uint64_t>(32 * id + 12, odd + 2);
}
