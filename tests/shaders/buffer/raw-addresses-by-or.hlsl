// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_1 -E main
// Addresses that OR joins begin 4 bytes behind a multiple of 16, so no pair of words is aligned.
ByteAddressBuffer source : register(t0);
RWByteAddressBuffer target : register(u0);
cbuffer Rows : register(b0) {
    uint row;
};

[numthreads(2, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    uint address = (48 * id + 20) | (128 * row);
    target.Store2(8 * id, source.Load2(address));
}
