// dxc: -T ps_6_5 -E main
// The view instance that the mesh shader saw.
uint main(float4 position : SV_Position, nointerpolation uint view : VIEW) : SV_Target
{
    return view;
}
