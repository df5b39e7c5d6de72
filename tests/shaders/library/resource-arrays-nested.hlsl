// dxc: -T lib_6_3
// Arrays of arrays of resources in a library: the address has an index for each dimension.
ByteAddressBuffer buffers[2][3] : register(t4);
RWByteAddressBuffer results : register(u0);

cbuffer Choice : register(b0) {
    uint row, column;
};

[shader("compute")]
[numthreads(1, 1, 1)]
void main()
{
    results.Store4(0, uint4(buffers[1][2].Load(0), buffers[row][1].Load(0), buffers[1][column].Load(0),
                            buffers[row][column].Load(0)));
}
