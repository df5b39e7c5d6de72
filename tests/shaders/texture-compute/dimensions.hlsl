// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_0 -E main
// GetDimensions of every kind of texture, with and without a mip level.
Texture1D<float> t1d : register(t0);
Texture2D<float> t2d : register(t1);
Texture3D<float> t3d : register(t2);
Texture2DArray<float> layers : register(t3);
TextureCube<float> cube : register(t4);
TextureCubeArray<float> cubes : register(t5);
Texture1DArray<float> lines : register(t6);
RWTexture2D<float> output : register(u1);
RWTexture3D<float> output_volume : register(u2);
RWTexture2DArray<float> output_layers : register(u3);
RWStructuredBuffer<uint4> results : register(u0);

[numthreads(1, 1, 1)]
void main() {
    uint4 d = 0;
    t1d.GetDimensions(0, d.x, d.w);
    results[0] = d;
    t2d.GetDimensions(1, d.x, d.y, d.w);
    results[1] = d;
    t3d.GetDimensions(1, d.x, d.y, d.z, d.w);
    results[2] = d;
    layers.GetDimensions(0, d.x, d.y, d.z, d.w);
    results[3] = d;
    cube.GetDimensions(0, d.x, d.y, d.w);
    results[4] = uint4(d.xyw, 0);
    cubes.GetDimensions(0, d.x, d.y, d.z, d.w);
    results[5] = d;
    lines.GetDimensions(0, d.x, d.z, d.w);
    results[6] = uint4(d.xzw, 0);
    output.GetDimensions(d.x, d.y);
    results[7] = uint4(d.xy, 0, 0);
    output_volume.GetDimensions(d.x, d.y, d.z);
    results[8] = uint4(d.xyz, 0);
    output_layers.GetDimensions(d.x, d.y, d.z);
    results[9] = uint4(d.xyz, 0);
}
