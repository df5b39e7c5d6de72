// dxc: -T cs_6_2 -E main
// fxc: -T cs_5_0 -E main -Od
// Vectors whose addresses are known to be off the multiples of 16 and 8: nothing may be moved as if it were aligned.
cbuffer Constants : register(b0) {
    uint First;
};
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);

[numthreads(4, 1, 1)]
void main(uint3 thread : SV_DispatchThreadID)
{
    uint i = thread.x + ((First & 7) | 1);
    Out.Store4(16 * i - 4, In.Load4(16 * i - 4));
    Out.Store2(16 * i + 76, In.Load2(16 * i - 12));
    Out.Store3(16 * (i ^ 1) + 168, In.Load3(16 * i - 8));
    Out.Store2(8 * i + 260, In.Load2(8 * i - 4));
}
