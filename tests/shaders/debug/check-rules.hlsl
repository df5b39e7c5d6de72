// dxc: -T cs_6_0 -E main
// dxs: --check rules --check-to 0:2001 --shader-hash 0x0000000500000003 --bounded-indices
// Odd threads use an index that their array does not have; the last two use different descriptors together.
RWByteAddressBuffer values : register(u0);
RWByteAddressBuffer reports : register(u1); // the records go where it is
RWByteAddressBuffer marks : register(u2);   // likewise
RWByteAddressBuffer several[2] : register(u3);
static const uint table[4] = {3, 1, 4, 1};
groupshared uint common[4];

[numthreads(8, 1, 1)] void main(uint thread : SV_DispatchThreadID)
{
    uint size, more, index = values.Load(4 * thread);
    reports.GetDimensions(size);
    marks.GetDimensions(more);
    uint sum = size + more;
    if (thread < 2) {
        common[index] = sum;
    } else if (thread < 4) {
        sum += table[index];
    } else if (thread < 6) {
        uint own[4] = {sum, index, 2, thread};
        own[values.Load(64)] = 7;
        sum += own[index];
    } else {
        sum += several[index].Load(0);
    }
    values.Store(128 + 4 * thread, sum);
}
