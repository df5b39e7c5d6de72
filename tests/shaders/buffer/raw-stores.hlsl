// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_1 -E main
// Stores of one to four words; what lies between stays as it was.
RWByteAddressBuffer output : register(u0);

[numthreads(2, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    uint at = id * 64;
    output.Store(at, 1 + id);
    output.Store2(at + 8, uint2(2, 3) + id);
    output.Store3(at + 20, uint3(4, 5, 6) + id);
    output.Store4(at + 36, uint4(7, 8, 9, 10) + id);
}
