// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_1 -E main -Gis
// Each thread reads another texture of an array of arrays.
Texture2D<uint> images[2][3] : register(t4);
RWStructuredBuffer<uint> results : register(u0);

[numthreads(6, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    uint row = id & 1, column = id >> 1;
    results[id] = images[NonUniformResourceIndex(row)][NonUniformResourceIndex(column)].Load(int3(0, 0, 0));
    if (id == 0)
        results[6] = images[1][2].Load(int3(0, 0, 0)) * 100 + images[0][2].Load(int3(0, 0, 0));
}
