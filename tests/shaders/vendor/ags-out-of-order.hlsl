// dxc: -T cs_6_0 -E main
// refused: a vendor extension out of order
#include "ags.hlsli"

RWByteAddressBuffer memory : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    uint low = ags(0x18, 6, 0, 0, 0), value = ags(0x18, 6, 1, 0, 1);
    memory.Store(low, value);
    memory.Store(4, low); // before there is a result
    ags(0x18, 6, 2, 0, value);
}
