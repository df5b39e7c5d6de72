// dxc: -T ps_6_0 -E main -Gis
// fxc: -T ps_5_1 -E main
// IEEE strictness: no fast-math flags on any instruction.
float4 main(float4 a : A, float4 b : B) : SV_Target
{
    float4 quotient = a / b;
    return isnan(quotient.x) ? b : quotient * quotient + a;
}
