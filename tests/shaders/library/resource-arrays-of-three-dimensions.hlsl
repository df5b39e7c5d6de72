// dxc: -T lib_6_3
// Arrays of three dimensions of resources in a library: the address has an index for each of them.
ByteAddressBuffer buffers[2][3][2] : register(t4);
RWByteAddressBuffer results : register(u0);

cbuffer Choice : register(b0) {
    uint page, row, column;
};

[shader("compute")]
[numthreads(1, 1, 1)]
void main()
{
    results.Store4(0, uint4(buffers[1][2][1].Load(0), buffers[page][1][0].Load(0), buffers[0][row][1].Load(0),
                            buffers[1][0][column].Load(0)));
    results.Store4(16, uint4(buffers[page][row][0].Load(0), buffers[page][2][column].Load(0),
                             buffers[1][row][column].Load(0), buffers[page][row][column].Load(0)));
}
