#!/usr/bin/env python3
"""Makes a .run file of a captured compute dispatch, so that verify and the executor repeat it:

    capture_to_run.py capture.json -o dispatch.run [--tool dxil-spirv]
    dxil-spirv verify HASH.dxil --inputs dispatch.run --root-signature rootsig.rs

capture.json is what vkd3d-proton's exporter for RenderDoc writes and d3d12-replayer reads (vkd3d-proton's
docs/single_dispatch_capture.md). The shader and the root signature lie beside it."""
import argparse
import json
import pathlib
import struct
import subprocess
import sys

FORMATS = {"R32G32B32A32_FLOAT": "rgba32f", "R32G32_FLOAT": "rg32f", "R32_FLOAT": "r32f", "R16G16B16A16_FLOAT": "rgba16f",
           "R16G16_FLOAT": "rg16f", "R16_FLOAT": "r16f", "R32G32B32A32_UINT": "rgba32ui", "R32G32_UINT": "rg32ui",
           "R32_UINT": "r32ui", "R16G16B16A16_UINT": "rgba16ui", "R16G16_UINT": "rg16ui", "R16_UINT": "r16ui",
           "R8G8B8A8_UINT": "rgba8ui", "R8G8_UINT": "rg8ui", "R8_UINT": "r8ui", "R32G32B32A32_SINT": "rgba32i",
           "R32G32_SINT": "rg32i", "R32_SINT": "r32i", "R16_SINT": "r16i", "R8G8B8A8_SINT": "rgba8i",
           "R8G8B8A8_UNORM": "rgba8", "R8G8_UNORM": "rg8", "R8_UNORM": "r8", "R16G16B16A16_UNORM": "rgba16",
           "R16G16_UNORM": "rg16", "R16_UNORM": "r16", "R8G8B8A8_SNORM": "rgba8s", "R32_TYPELESS": "r32ui"}
LETTERS = {"srv": "t", "uav": "u", "cbv": "b", "sampler": "s"}
TYPES = {"srv": "SRV", "uav": "UAV", "cbv": "CBV"}


class Refused(Exception):
    """What a .run file cannot say, or what the capture leaves out."""


def ask(tool, *arguments):
    done = subprocess.run([tool, *map(str, arguments)], capture_output=True, text=True, check=False)
    if done.returncode:
        raise Refused(done.stderr.strip())
    return json.loads(done.stdout)


def bits(data):
    """Bytes as words, or as bytes if they do not fill words."""
    if not data:
        raise Refused("a view lies outside of the data of its resource, or is empty")
    if len(data) % 4:
        return "u8 " + " ".join(map(str, data))
    return "u32 " + " ".join(f"0x{word:x}" for word in struct.unpack(f"<{len(data) // 4}I", data))


class Capture:
    def __init__(self, path, tool):
        self.folder = path.parent
        self.content = json.loads(path.read_text())
        self.resources = {resource["name"]: resource for resource in self.content["Resources"]}
        self.views = {kind: {view["HeapOffset"]: view for view in self.content.get(kind, [])}
                      for kind in ("SRV", "UAV", "CBV", "Sampler")}
        self.arguments = {argument["index"]: argument for argument in self.content["RootParameters"]}
        self.signature = ask(tool, "rootsig", self.folder / self.content["RootSignature"], "--json")
        self.shader = ask(tool, self.folder / self.content["CS"], "--reflect")

    def data(self, name):
        return [(self.folder / path).read_bytes() for path in self.resources[name]["data"]]

    # What a register is bound to: ("constants", words), ("address", name, offset), ("view", kind, heap index).
    def find(self, kind, register, space):
        for index, parameter in enumerate(self.signature["parameters"]):
            argument = self.arguments.get(index)
            if parameter["type"] == "table":
                at = self.find_in_table(parameter, kind, register, space)
                if at is not None and argument:
                    return "view", argument["offset"] + at
            elif (parameter["register"], parameter["space"]) == (register, space) and argument:
                if parameter["type"] == "constants" and kind == "cbv":
                    return "constants", argument["data"]
                if parameter["type"] == kind:
                    return "address", argument["Resource"], argument["offset"]
        return None

    @staticmethod
    def find_in_table(table, kind, register, space):
        start = 0
        for part in table["ranges"]:
            start = part["offset"] if isinstance(part["offset"], int) else start # else it is appended
            count = part["count"] if isinstance(part["count"], int) else 1 << 32 # unbounded
            inside = register < part["register"] + count
            if (part["type"], part["space"]) == (kind, space) and register >= part["register"] and inside:
                return start + register - part["register"]
            start += count
        return None

    # ---- Lines ---------------------------------------------------------------------------------------------------

    def line(self, resource, register):
        kind, space = resource["class"], resource["space"]
        title = f"{LETTERS[kind]}{register}" + (f",space{space}" if space else "")
        static = [s for s in self.signature["static_samplers"] if (s["register"], s["space"]) == (register, space)]
        if kind == "sampler" and static:
            return self.sampler(title, {key: static[0][name].replace("FILTER_", "").replace("TEXTURE_ADDRESS_", "")
                                        for key, name in (("Filter", "filter"), ("AddressU", "address_u"),
                                                          ("AddressV", "address_v"), ("AddressW", "address_w"))})
        place = self.find(kind, register, space)
        if not place:
            return None
        if place[0] == "constants":
            return f"cbuffer {title} u32 " + " ".join(map(str, place[1]))
        if place[0] == "address":
            data = self.data(place[1])[0][place[2]:]
            return f"cbuffer {title} {bits(data[:65536])}" if kind == "cbv" else f"buffer {title} {bits(data)}"
        view = self.views[TYPES.get(kind, "Sampler")].get(place[1])
        if view is None or view.get("Resource") == "NULL":
            return None
        if kind == "sampler":
            return self.sampler(title, view)
        if kind == "cbv":
            start = view.get("BufferLocation", 0)
            return f"cbuffer {title} {bits(self.data(view['Resource'])[0][start:start + view['SizeInBytes']])}"
        if view.get("ViewDimension", "BUFFER") == "BUFFER":
            return self.buffer(title, view, resource)
        return self.texture(title, view)

    def buffer(self, title, view, resource):
        is_typed = resource["kind"] == "typed_buffer"
        data = self.data(view["Resource"])[0]
        size = self.element_size(view["Format"]) if is_typed else view.get("StructureByteStride") or 4
        first = view.get("FirstElement", 0) * size
        part = data[first:first + view["NumElements"] * size]
        lines = [f"typed {title} {self.format(view['Format'])} {bits(part)}" if is_typed else f"buffer {title} {bits(part)}"]
        if "CounterResource" in view:
            at = view.get("CounterOffsetInBytes", 0)
            lines.append("counter %s %d" % (title, *struct.unpack_from("<I", self.data(view["CounterResource"])[0], at)))
        return "\n".join(lines)

    def texture(self, title, view):
        resource = self.resources[view["Resource"]]
        if resource.get("SampleCount", 1) != 1:
            raise Refused(f"{title}: the capture has no samples of multisampled textures")
        first = view.get("MostDetailedMip", view.get("MipSlice", 0))
        count = view.get("MipLevels", 1 if "MipSlice" in view else resource["MipLevels"])
        is_3d = resource["Dimension"] == "TEXTURE3D"
        depth = resource["DepthOrArraySize"]
        extent = [max(1, size >> first) for size in (resource["Width"], resource["Height"], depth if is_3d else 1)]
        extent = extent[:3 if is_3d else 1 if resource["Dimension"] == "TEXTURE1D" else 2]
        layer, layers = view.get("FirstArraySlice", view.get("First2DArrayFace", 0)), depth
        if "ArraySize" in view and not is_3d:
            layers = min(view["ArraySize"], depth - layer)
        data = b""
        for level in self.data(view["Resource"])[first:first + count]:
            size = len(level) if is_3d else len(level) // depth
            data += level if is_3d else level[layer * size:(layer + layers) * size]
        counts = (f" mips {count}" if count > 1 else "") + (f" layers {layers}" if layers > 1 and not is_3d else "")
        return f"texture {title} {self.format(view['Format'])} {'x'.join(map(str, extent))}{counts} {bits(data)}"

    @staticmethod
    def sampler(title, sampler):
        name, modes = sampler["Filter"], {sampler[f"Address{axis}"] for axis in "UVW"}
        kinds = {word for word in name.split("_") if word in ("POINT", "LINEAR", "ANISOTROPIC")}
        if len(kinds) != 1 or len(modes) != 1 or "COMPARISON" in name or not modes <= {"WRAP", "MIRROR", "CLAMP", "BORDER"}:
            raise Refused(f"{title}: .run files have no sampler {name} {' '.join(sorted(modes))}")
        return f"sampler {title} {kinds.pop().lower()} {modes.pop().lower()}"

    @staticmethod
    def format(name):
        if name not in FORMATS:
            raise Refused(f".run files have no format {name}")
        return FORMATS[name]

    @staticmethod
    def element_size(name):
        return sum(int(width) for width in "".join(c if c.isdigit() else " " for c in name).split()) // 8

    # Of an array: those whose descriptors are in the capture.
    def registers(self, resource):
        first, count = resource["lower_bound"], resource["count"]
        place = self.find(resource["class"], first, resource["space"])
        if count == 1 or not place or place[0] != "view":
            return [first]
        views = self.views[TYPES.get(resource["class"], "Sampler")]
        registers = sorted(first + at - place[1] for at in views)
        return [r for r in registers if r >= first and (not isinstance(count, int) or r < first + count)]

    def lines(self):
        yield "dispatch " + " ".join(map(str, self.content["Dispatch"]))
        for resource in self.shader["resources"]:
            if not resource["used"]:
                continue
            found = [line for line in (self.line(resource, register) for register in self.registers(resource)) if line]
            if not found:
                print(f"{resource['class']} {resource['name']}: not in the capture", file=sys.stderr)
            yield from found


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("capture", type=pathlib.Path)
    parser.add_argument("-o", dest="output", type=pathlib.Path, required=True)
    parser.add_argument("--tool", default="dxil-spirv", help="the program dxil-spirv")
    arguments = parser.parse_args()
    try:
        text = "\n".join(Capture(arguments.capture, arguments.tool).lines()) + "\n"
        arguments.output.write_text(text)
    except (Refused, OSError) as reason:
        sys.exit(f"capture_to_run.py: {reason}")
    except (AttributeError, KeyError, IndexError, ValueError, struct.error, TypeError, RecursionError) as reason:
        sys.exit(f"capture_to_run.py: {arguments.capture}: not a capture as expected: {reason!r}")


if __name__ == "__main__":
    main()
