// dxc: -T cs_6_3 -E main
// Doubles in raw buffers.
ByteAddressBuffer input : register(t0);
RWByteAddressBuffer output : register(u0);

[numthreads(2, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    double2 v = input.Load<double2>(id * 16);
    output.Store<double>(id * 8, v.x * v.y);
    output.Store<double2>(16 + id * 16, v.yx + 1.0L);
}
