// dxc: -T ps_6_0 -E main
// fxc: -T ps_4_0 -E main
// A filter over a square, skipping its centre; the inner loop leaves the outer one.
Texture2D<float4> source : register(t0);

cbuffer Filter : register(b0) {
    int radius;
    float limit;
};

float4 main(float4 position : SV_Position) : SV_Target
{
    int2 center = int2(position.xy);
    float4 sum = 0.0;
    bool full = false;
    for (int y = -radius; y <= radius && !full; y++) {
        for (int x = -radius; x <= radius; x++) {
            if (x == 0 && y == 0)
                continue;
            sum += source.Load(int3(center + int2(x, y), 0));
            if (sum.w > limit) {
                full = true;
                break;
            }
        }
    }
    return sum;
}
