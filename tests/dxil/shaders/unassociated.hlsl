// dxc: -T lib_6_6
// Of the two global root signatures none is associated; the only local one is that of all exports.
GlobalRootSignature first = {"CBV(b0)"};
GlobalRootSignature second = {"CBV(b0), SRV(t0)"};
LocalRootSignature only = {"RootConstants(num32BitConstants=5, b1), RootFlags(LOCAL_ROOT_SIGNATURE)"};

[shader("raygeneration")] void generate() {}
