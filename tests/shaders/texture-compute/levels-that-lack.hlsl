// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_1 -E main
// Sizes of levels, of which some do not exist: those have size 0. The number of levels is always told.
Texture1D<float> row : register(t0);
Texture1DArray<float> rows : register(t1);
Texture2D<float> image : register(t2);
Texture2DArray<float> images : register(t3);
Texture3D<float> volume : register(t4);
TextureCube<float> cube : register(t5);
TextureCubeArray<float> cubes : register(t6);
ByteAddressBuffer levels : register(t7);
RWStructuredBuffer<uint4> results : register(u0);

[numthreads(1, 1, 1)]
void main(uint i : SV_GroupID) {
    uint level = levels.Load(4 * i), first = 7 * i;
    uint4 d = 0;
    row.GetDimensions(level, d.x, d.w);
    results[first] = d;
    rows.GetDimensions(level, d.x, d.z, d.w);
    results[first + 1] = d;
    d.z = 0;
    image.GetDimensions(level, d.x, d.y, d.w);
    results[first + 2] = d;
    images.GetDimensions(level, d.x, d.y, d.z, d.w);
    results[first + 3] = d;
    volume.GetDimensions(level, d.x, d.y, d.z, d.w);
    results[first + 4] = d;
    d.z = 0;
    cube.GetDimensions(level, d.x, d.y, d.w);
    results[first + 5] = d;
    cubes.GetDimensions(level, d.x, d.y, d.z, d.w);
    results[first + 6] = d;
    if (i > 0)
        return;
    uint unused; // constants, of which the number of levels is not asked for
    image.GetDimensions(2, d.x, d.y, unused);
    image.GetDimensions(1, d.z, d.w, unused);
    results[56] = d;
    uint width, height, depth; // of which only the numbers of levels are asked for
    image.GetDimensions(level, width, height, d.x);
    volume.GetDimensions(0, width, height, depth, d.y);
    images.GetDimensions(level + 31, width, height, depth, d.z);
    row.GetDimensions(1, width, d.w);
    results[57] = d;
}
