// dxc: -T ps_6_0 -E main
// dxs: --print all --print-thread 1,2 --print-draw uniform:1:3:16
RWByteAddressBuffer written : register(u0);

void main(float2 at : AT)
{
    written.Store(0, asuint(at.x + 2 * at.y));
}
