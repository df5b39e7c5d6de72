// dxc: -T vs_6_0 -E main
// fxc: -T vs_5_1 -E main
// Corners at different depths: what is interpolated with perspective and without differs.
struct Corner {
    float4 position : SV_Position;
    float with : WITH;
    noperspective float without : WITHOUT;
};

Corner main(float4 position : POSITION, float value : VALUE)
{
    Corner corner = {position, value, value};
    return corner;
}
