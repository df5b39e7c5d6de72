// dxc: -T lib_6_5
// env: vulkan1.3
// refused: the shader uses attributes of two types
// An intersection shader that reports hits with attributes of two types: SPIR-V has one variable for them.
struct Place { float2 at; };
struct Number { uint number; };

[shader("intersection")]
void meet()
{
    Place place = {float2(4.5, -2)};
    Number number = {7};
    ReportHit(3.5, 37, place);
    ReportHit(2.5, 38, number);
}
