"""Reads an archive of Fossilize and shows its pipelines, one a line. Complains about what a replay would stumble over:
headers, sizes, checksums, objects that are not there, SPIR-V that does not decode.
    foz.py FILE.foz [FOLDER]    also writes the modules to the folder"""
import base64
import json
import struct
import sys
import zlib

KINDS = {0: "applicationInfo", 1: "samplers", 2: "setLayouts", 3: "pipelineLayouts", 4: "shaderModules",
         6: "graphicsPipelines", 7: "computePipelines"}
objects = {name: {} for name in KINDS.values()}


def words_of(payload, size):
    words, word, shift = [], 0, 0
    for byte in payload:
        word |= (byte & 0x7f) << shift
        shift += 7
        if byte < 0x80:
            words.append(word)
            word = shift = 0
    assert shift == 0 and len(words) * 4 == size and words[0] == 0x07230203 and max(words) < 1 << 32, "SPIR-V"
    return words


def read(data):
    assert data[:16] == b"\x81FOSSILIZEDB\0\0\0\x06", "header"
    at = 16
    while at < len(data):
        kind, key = KINDS[int(data[at:at + 24], 16)], data[at + 24:at + 40].decode()
        stored, flags, checksum, size = struct.unpack_from("<4I", data, at + 40)
        payload = data[at + 56:at + 56 + stored]
        assert len(payload) == stored == size and flags == 1 and zlib.crc32(payload) == checksum, (kind, key)
        text, _, binary = payload.partition(b"\0")
        found = json.loads(text)
        assert found["version"] == 6
        if kind == "applicationInfo":
            assert found[kind]["apiVersion"] >> 22 == 1 and "robustBufferAccess" in found["physicalDeviceFeatures"]
        else:
            assert list(found) == ["version", kind] and list(found[kind]) == [key]
            objects[kind][key] = found[kind][key]
        if kind == "shaderModules":
            module = found[kind][key]
            assert module["varintOffset"] == 0 and module["varintSize"] == len(binary)
            words = words_of(binary, module["codeSize"])
            if len(sys.argv) > 2:
                with open(f"{sys.argv[2]}/{key}.spv", "wb") as file:
                    file.write(struct.pack(f"<{len(words)}I", *words))
        at += 56 + stored


def layout_text(key):
    layout = objects["pipelineLayouts"][key]
    texts = []
    for number, set_key in enumerate(layout["setLayouts"]):
        for binding in objects["setLayouts"][set_key]["bindings"]:
            samplers = [objects["samplers"][s] for s in binding.get("immutableSamplers", [])]
            texts.append("%d:%d%s" % (number, binding["binding"], " static" if samplers else ""))
    texts += ["constants %d" % constants["size"] for constants in layout["pushConstantRanges"]]
    return ", ".join(texts)


def stage_text(stage):
    assert stage["module"] in objects["shaderModules"], "module"
    constants = stage.get("specializationInfo", {"data": "", "dataSize": 0, "mapEntries": []})
    data = base64.b64decode(constants["data"])
    assert len(data) == constants["dataSize"]
    return "%x" % stage["stage"] + "".join(" %d=%d" % (e["constantID"], *struct.unpack_from("<I", data, e["offset"]))
                                           for e in constants["mapEntries"] if e["size"] == 4)


read(open(sys.argv[1], "rb").read())
for pipeline in objects["computePipelines"].values():
    print("compute %s; %s" % (stage_text(pipeline["stage"]), layout_text(pipeline["layout"])))
for pipeline in objects["graphicsPipelines"].values():
    rendering = [e for e in pipeline["pNext"] if e["sType"] == 1000044002][0]
    print("graphics %s; %s; formats %s" % (" ".join(map(stage_text, pipeline["stages"])), layout_text(pipeline["layout"]),
                                           rendering.get("colorAttachmentFormats", [])))
