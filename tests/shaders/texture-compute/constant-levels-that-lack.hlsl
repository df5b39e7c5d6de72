// dxc: -T cs_6_0 -E main
// fxc: -T cs_4_0 -E main
// Sizes of levels that are constants: the last one, and the next, which does not exist and has size 0.
Texture2D<float> alone : register(t0);
Texture1DArray<float> rows : register(t1);
Texture3D<float> volume : register(t2);
TextureCube<float> cube : register(t3);
RWStructuredBuffer<uint4> results : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    uint4 d = 0;
    alone.GetDimensions(0, d.x, d.y, d.w);
    results[0] = d;
    alone.GetDimensions(1, d.x, d.y, d.w);
    results[1] = d;
    rows.GetDimensions(1, d.x, d.y, d.w);
    results[2] = d;
    rows.GetDimensions(2, d.x, d.y, d.w);
    results[3] = d;
    volume.GetDimensions(2, d.x, d.y, d.z, d.w);
    results[4] = d;
    volume.GetDimensions(3, d.x, d.y, d.z, d.w);
    results[5] = d;
    d.z = 0;
    cube.GetDimensions(31, d.x, d.y, d.w);
    results[6] = d;
    cube.GetDimensions(0xffffffff, d.x, d.y, d.w);
    results[7] = d;
    uint width, height, depth, unused; // sizes alone
    alone.GetDimensions(1, width, height, unused);
    d.x = width + height;
    rows.GetDimensions(2, width, height, unused);
    d.y = width + height;
    volume.GetDimensions(3, width, height, depth, unused);
    d.z = width + height + depth;
    cube.GetDimensions(1, width, height, unused);
    d.w = width + height;
    results[8] = d;
}
