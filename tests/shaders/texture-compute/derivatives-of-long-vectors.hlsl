// dxc: -T cs_6_9 -E main
// dxs: --compute-derivatives linear
// Devices choose the row or column of a coarse derivative, for each lane of a long vector.
StructuredBuffer<vector<float, 6> > values : register(t0);
RWStructuredBuffer<vector<float, 6> > along_x : register(u0);
RWStructuredBuffer<vector<float, 6> > along_y : register(u1);

[numthreads(4, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    along_x[id] = ddx_coarse(values[id]);
    along_y[id] = ddy_coarse(values[id]);
}
