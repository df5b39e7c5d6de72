"""Writes a capture of one dispatch by hand, as vkd3d-proton's exporter does: examples/capture_to_run.py makes inputs of it
that verify takes.
    capture.py DXIL-SPIRV CAPTURE_TO_RUN SHADERS FOLDER"""
import json
import pathlib
import shutil
import struct
import subprocess
import sys

tool, converter, shaders, folder = sys.argv[1:]
folder = pathlib.Path(folder)
shader = pathlib.Path(shaders) / "binding" / "direct-tables.dxil"
shutil.copy(shader, folder / "0123456789abcdef.dxil")
subprocess.run([tool, "rootsig", shader, "-o", folder / "rootsig.rs"], check=True)


def write(name, form, *values):
    (folder / name).write_bytes(struct.pack(f"<{len(values)}{form}", *values))
    return [name]


def buffer(name, *values):
    return {"name": name, "Dimension": "BUFFER", "Width": 4 * len(values), "data": write(name + ".bin", "I", *values)}


def texture(name, levels, **members):
    data = [write(f"{name}_{mip}.bin", "f", *texels)[0] for mip, texels in enumerate(levels)]
    return {"name": name, "Dimension": "TEXTURE2D", "Width": 2, "Height": 1, "DepthOrArraySize": 1,
            "MipLevels": len(levels), "Format": "R32_FLOAT", "PixelSize": 4, "data": data, **members}


# t1 is in the middle of a larger texture: the view starts at level 1 of a texture of 4 texels.
resources = [buffer("root", 77, 77, 2, 3, 4), buffer("out", 88, 0, 0, 0, 0), buffer("counter", 99, 0),
             buffer("typed", 0, 0, 0), texture("t1", [[8, 8, 8, 8], [1, 3]], Width=4), texture("t2", [[5, 7]]),
             texture("t3", [[9, 11]])]
views = [{"HeapOffset": 300 + n, "Resource": f"t{n + 1}", "ViewDimension": "TEXTURE2D", "Format": "R32_FLOAT",
          "MostDetailedMip": 1 if n == 0 else 0, "MipLevels": 1} for n in range(3)]
capture = {
    "CS": "0123456789abcdef.dxil", "RootSignature": "rootsig.rs", "Dispatch": [3, 1, 1], "Resources": resources,
    "RootParameters": [{"index": 0, "type": "Constant", "data": [1000, 10]},
                       {"index": 1, "type": "SRV", "Resource": "root", "offset": 8},
                       {"index": 2, "type": "ResourceTable", "offset": 300},
                       {"index": 3, "type": "SamplerTable", "offset": 20}],
    "SRV": views,
    "UAV": [{"HeapOffset": 305, "Resource": "out", "ViewDimension": "BUFFER", "FirstElement": 1, "NumElements": 4,
             "StructureByteStride": 4, "CounterResource": "counter", "CounterOffsetInBytes": 4},
            {"HeapOffset": 306, "Resource": "typed", "ViewDimension": "BUFFER", "Format": "R32_FLOAT", "FirstElement": 0,
             "NumElements": 3}],
    "CBV": [],
    "Sampler": [{"HeapOffset": 21, "Filter": "MIN_MAG_MIP_LINEAR", "AddressU": "CLAMP", "AddressV": "CLAMP",
                 "AddressW": "CLAMP"}]}
(folder / "capture.json").write_text(json.dumps(capture))
run = folder / "dispatch.run"
subprocess.run([sys.executable, converter, folder / "capture.json", "-o", run, "--tool", tool], check=True)
expected = """dispatch 3 1 1
buffer t0 u32 0x2 0x3 0x4
texture t1 r32f 2x1 u32 0x3f800000 0x40400000
texture t2 r32f 2x1 u32 0x40a00000 0x40e00000
texture t3 r32f 2x1 u32 0x41100000 0x41300000
buffer u1 u32 0x0 0x0 0x0 0x0
counter u1 0
typed u2 r32f u32 0x0 0x0 0x0
cbuffer b0 u32 1000 10
sampler s1 linear clamp
sampler s0,space1 point wrap
"""
assert sorted(run.read_text().split("\n")) == sorted(expected.split("\n")), run.read_text()

# What is not in it, or cannot be said, is named.
for change, reason in (({"Dispatch": None}, "not a capture"), ({"CS": "none.dxil"}, "none.dxil"),
                       ({"Sampler": [dict(capture["Sampler"][0], Filter="MIN_MAG_LINEAR_MIP_POINT")]}, "no sampler MIN_MAG"),
                       ({"SRV": [dict(views[0], Format="BC1_UNORM")]}, "no format BC1_UNORM"), ({"Sampler": [1]}, "not a capture"),
                       ({"SRV": 5}, "not a capture"), ({"Sampler": [{"HeapOffset": 21, "Filter": 1}]}, "not a capture"),
                       ({"UAV": [dict(capture["UAV"][0], FirstElement=9), capture["UAV"][1]]}, "outside of the data")):
    (folder / "other.json").write_text(json.dumps({**capture, **change}))
    done = subprocess.run([sys.executable, converter, folder / "other.json", "-o", folder / "other.run", "--tool", tool],
                          capture_output=True, text=True, check=False)
    assert done.returncode == 1 and reason in done.stderr, (change, done.stderr)
