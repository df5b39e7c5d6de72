// dxc: -T cs_6_9 -E main
// dxs: --check stored-values --check-to 0:2001 --shader-hash 0x0000000500000003
// env: vulkan1.3
// A long vector is stored, one of whose lanes is infinite.
RWByteAddressBuffer values : register(u0);
RWByteAddressBuffer reports : register(u1); // the records go where it is
RWByteAddressBuffer marks : register(u2);   // likewise

[numthreads(1, 1, 1)] void main()
{
    uint size, more;
    reports.GetDimensions(size);
    marks.GetDimensions(more);
    vector<float, 6> row = values.Load<vector<float, 6> >(0);
    values.Store<vector<float, 6> >(24, row * size + more);
}
