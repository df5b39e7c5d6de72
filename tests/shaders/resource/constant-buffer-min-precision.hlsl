// dxc: -T ps_6_0 -E main
// fxc: -T ps_4_0 -E main
cbuffer Table : register(b0) {
    min16float4 color;
    min16int2 offset;
    min16uint index;
};

min16float4 main() : SV_Target
{
    return color + min16float(offset.x) * min16float(offset.y) + min16float(index);
}
