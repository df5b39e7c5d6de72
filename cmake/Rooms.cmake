# The rooms of libdxs and libdxs_inspect, for this build and for the playground's. `dxbc_folder`: dxbc, or empty.
set(library_rooms base dxil cfg ${dxbc_folder} parse bindings spirv inspect)
