// dxc: -T cs_6_0 -E main
// fxc: -T cs_4_0 -E main
// Coordinates outside the texture, with each address mode.
Texture1D<float> line_texture : register(t0);
SamplerState wrapping : register(s0);
SamplerState mirroring : register(s1);
SamplerState clamping : register(s2);
SamplerState bordering : register(s3);
RWStructuredBuffer<float4> results : register(u0);

[numthreads(4, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    float x = (float(id) * 4 - 5.5) / 4.0;
    results[id] = float4(line_texture.SampleLevel(wrapping, x, 0), line_texture.SampleLevel(mirroring, x, 0),
                         line_texture.SampleLevel(clamping, x, 0), line_texture.SampleLevel(bordering, x, 0));
}
