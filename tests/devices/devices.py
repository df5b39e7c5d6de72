#!/usr/bin/env python3
"""Converts all test shaders for devices below the desktop: devices.py PROGRAM SHADERS PROFILES PAGE [--update]

Each shader must become a module that declares only what the profile has, or be refused with the name of something that
the profile lacks. The table of capabilities is from the Vulkan specification, not from the library's own. PAGE has the
numbers of shaders that are converted; --update writes them.
"""
import json
import pathlib
import re
import subprocess
import sys
import tempfile

BIT = "VK_SUBGROUP_FEATURE_%s_BIT"
NON_UNIFORM = {5306: "UniformBuffer", 5307: "SampledImage", 5308: "StorageBuffer", 5309: "StorageImage",
               5311: "UniformTexelBuffer", 5312: "StorageTexelBuffer"}
CAPABILITIES = {
    2: "geometryShader", 3: "tessellationShader", 9: "shaderFloat16", 10: "shaderFloat64", 11: "shaderInt64",
    12: "shaderBufferInt64Atomics shaderSharedInt64Atomics",  # one of them
    22: "shaderInt16", 25: "shaderImageGatherExtended", 27: "shaderStorageImageMultisample",
    28: "shaderUniformBufferArrayDynamicIndexing", 29: "shaderSampledImageArrayDynamicIndexing",
    30: "shaderStorageBufferArrayDynamicIndexing", 31: "shaderStorageImageArrayDynamicIndexing",
    32: "shaderClipDistance", 33: "shaderCullDistance", 34: "imageCubeArray", 35: "sampleRateShading",
    39: "shaderInt8", 41: "shaderResourceResidency", 42: "shaderResourceMinLod", 45: "imageCubeArray",
    52: "sampleRateShading", 53: "transformFeedback", 54: "geometryStreams",
    55: "shaderStorageImageReadWithoutFormat", 56: "shaderStorageImageWriteWithoutFormat", 57: "multiViewport",
    61: BIT % "BASIC", 62: BIT % "VOTE", 63: BIT % "ARITHMETIC", 64: BIT % "BALLOT", 65: BIT % "SHUFFLE",
    66: BIT % "SHUFFLE_RELATIVE", 67: BIT % "CLUSTERED", 68: BIT % "QUAD", 69: "shaderOutputLayer",
    70: "shaderOutputViewportIndex", 4427: "shaderDrawParameters", 4433: "storageBuffer16BitAccess",
    4434: "uniformAndStorageBuffer16BitAccess", 4435: "storagePushConstant16", 4436: "storageInputOutput16",
    4439: "multiview", 4448: "storageBuffer8BitAccess", 4472: "rayQuery", 4473: "shaderUntypedPointers",
    4479: "rayTracingPipeline", 5013: "VK_EXT_shader_stencil_export", 5055: "shaderSubgroupClock",
    5087: "shaderQuadControl", 5254: "VK_EXT_shader_viewport_index_layer", 5283: "meshShader",
    5284: "fragmentShaderBarycentric", 5288: "computeDerivativeGroupQuads", 5302: "runtimeDescriptorArray",
    5304: "shaderUniformTexelBufferArrayDynamicIndexing", 5305: "shaderStorageTexelBufferArrayDynamicIndexing",
    5345: "vulkanMemoryModel", 5346: "vulkanMemoryModelDeviceScope", 5347: "bufferDeviceAddress",
    5350: "computeDerivativeGroupLinear", 5378: "fragmentShaderPixelInterlock", 5379: "shaderDemoteToHelperInvocation",
    6018: "shaderIntegerDotProduct", 6019: "shaderIntegerDotProduct", 6022: "cooperativeMatrix",
    6029: "shaderFloatControls2",
}
CAPABILITIES.update((number, "shader%sArrayNonUniformIndexing" % name) for number, name in NON_UNIFORM.items())
CAPABILITIES[5301] = " ".join(CAPABILITIES[number] for number in NON_UNIFORM)
for NUMBER, MODE in {4464: "DenormPreserve", 4465: "DenormFlushToZero", 4466: "SignedZeroInfNanPreserve",
                     4467: "RoundingModeRTE"}.items():
    CAPABILITIES[NUMBER] = " ".join("shader%sFloat%d" % (MODE, bits) for bits in (16, 32, 64))
# The device whose profile is tried without 16-bit storage, too: it has arithmetic of 16 bits.
WITHOUT_16_BIT_STORAGE = "mali-g610-panvk-26"
# All devices have Shader, Sampled1D, Image1D, SampledBuffer, ImageBuffer, ImageQuery and DerivativeControl.
CORE = {1, 43, 44, 46, 47, 50, 51}


def names_of(node):
    """What a profile has: members that are true or not 0, extensions, bits."""
    if isinstance(node, dict):
        for name, value in node.items():
            if value and not isinstance(value, (dict, list)):
                yield name
            yield from names_of(value)
    elif isinstance(node, list):
        yield from node


def convert(program, shaders, folder, *arguments):
    records = folder / "records.jsonl"
    run = subprocess.run([program, shaders, "--output-folder", folder, "--spirv", "--records", records, *arguments],
                         stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)
    if run.returncode not in (0, 1):
        sys.exit("%s %s ends with %d" % (program, " ".join(map(str, arguments)), run.returncode))
    lines = records.read_text().splitlines()
    return {record["input"]: record for record in map(json.loads, lines) if "skipped" not in record}


def capabilities(path):
    module = path.read_bytes()
    words = memoryview(module).cast("I")
    at = 5
    while at < len(words) and words[at] & 0xFFFF == 17:  # OpCapability: they come first
        yield words[at + 1]
        at += words[at] >> 16


def expected_refusals(shader):
    """The texts of `refused:` lines: with features that the profile has, the shader may be refused whatever it lacks."""
    for suffix in (".hlsl", ".ll"):
        source = pathlib.Path(shader).with_suffix(suffix)
        if source.exists():
            lines = source.read_text(errors="replace").splitlines()[:6]
            yield from (line.split("refused: ", 1)[1] for line in lines if "refused: " in line)


def fault_of(record, has, usual):
    if record["exit_code"] == 0:
        for output in record["outputs"]:
            for capability in capabilities(pathlib.Path(output)):
                needs = CAPABILITIES.get(capability, "what this test knows")
                if capability not in CORE and has.isdisjoint(needs.split(" ")):
                    return "declares capability %d without %s" % (capability, needs)
        return None
    if usual["exit_code"] and record["message"] == usual["message"]:
        return None
    lack = re.search(r"the device lacks (\w+)", record["message"])
    if lack and lack.group(1) not in has:
        return None
    if re.search(r"waves of \d+ lanes: the device's subgroups have (at most \d+|other sizes)", record["message"]):
        return None
    if any(text in record["message"] for text in expected_refusals(record["input"])):
        return None
    return "is refused without a name: " + record["message"]


def needs_16_bit_storage(program, shaders, folder, profile, usual):
    """Whether a shader is refused for lack of 16-bit storage, but for those that keep records of work graphs."""
    less = folder / "less.json"
    less.write_text(profile.read_text().replace('"storageBuffer16BitAccess": true', '"storageBuffer16BitAccess": false'))
    failed = False
    for path, record in convert(program, shaders, folder, "--device", less).items():
        if record["exit_code"] and not usual[path]["exit_code"] and "/work-graph/" not in path:
            failed = True
            print("FAILED  %s is refused without 16-bit storage: %s" % (path, record["message"]))
    return failed


def with_counts(page, total, converted):
    """The page with the number of all shaders, and in the row of each device that of the converted ones."""
    page, found = re.subn(r"(?<=These are the )[\d,]+(?= test shaders)", "{:,}".format(total), page)
    for device, count in converted.items():
        name = "[ -]".join(device.split("-")[:2])  # apple-m1-moltenvk-1.4: the row begins with "Apple M1"
        row = re.compile(r"^(\| %s\b[^|]*\| )\d+(?= \|)" % name, re.IGNORECASE | re.MULTILINE)
        page, rows = row.subn(r"\g<1>%d" % count, page)
        found += rows
    if found != 1 + len(converted):
        sys.exit("the page does not have one row for each device, and the number of shaders")
    return page


def main():
    program, shaders, profiles, page = sys.argv[1:5]
    failed = False
    converted = {}
    with tempfile.TemporaryDirectory() as name:
        usual = convert(program, shaders, pathlib.Path(name))
        for profile in sorted(pathlib.Path(profiles).glob("*.json")):
            has = set(names_of(json.loads(profile.read_text())))
            folder = pathlib.Path(name) / profile.stem
            folder.mkdir()
            records = convert(program, shaders, folder, "--device", profile)
            refused = {}
            for path, record in records.items():
                fault = fault_of(record, has, usual[path])
                if fault:
                    failed = True
                    print("FAILED  %s, %s: %s\n    repeat: %s %s --asm --device %s" %
                          (profile.stem, path, fault, program, path, profile))
                elif record["exit_code"] and not usual[path]["exit_code"]:
                    reason = re.sub(r".*(lacks \w+|waves of \d+ lanes).*", r"\1", record["message"])
                    refused[reason] = refused.get(reason, 0) + 1
            converted[profile.stem] = sum(record["exit_code"] == 0 for record in records.values())
            if profile.stem == WITHOUT_16_BIT_STORAGE:
                failed |= needs_16_bit_storage(program, shaders, folder, profile, records)
            print("%s: %d of %d converted; %s" % (profile.stem, converted[profile.stem], len(records), ", ".join(
                "%s: %d" % pair for pair in sorted(refused.items(), key=lambda pair: -pair[1]))))
    page = pathlib.Path(page)
    text = page.read_text()
    counted = with_counts(text, len(usual), converted)
    if "--update" in sys.argv:
        page.write_text(counted)
    elif counted != text:
        failed = True
        print("FAILED  %s has other numbers of shaders: ninja update-docs" % page)
    sys.exit(failed)


main()
