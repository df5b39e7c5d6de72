// dxc: -T ps_6_0 -E main
// fxc: -T ps_4_0 -E main -Qstrip
// The body runs before the test: an iterated map with an escape.
float4 main(float2 c : C) : SV_Target
{
    float2 z = 0.0;
    uint trips = 0;
    do {
        z = float2(z.x * z.x - z.y * z.y, 2.0 * z.x * z.y) + c;
        trips++;
    } while (trips < 64 && dot(z, z) < 4.0);
    return float4(z, float(trips) / 64.0, 1.0);
}
