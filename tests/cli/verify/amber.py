"""Checks a script for Amber as far as verify writes them: statements, names that are declared before they are used, places
that are in a buffer. (Amber's own parser took such scripts, of floats, doubles, halves and 64-bit integers.)
    amber.py CASE.amber"""
import re
import sys

FEATURES = {"shaderFloat64", "shaderInt64", "shaderInt16", "Float16Int8Features.shaderFloat16",
            "Storage16BitFeatures.storageBuffer16BitAccess"}
lines = open(sys.argv[1]).read().split("\n")
shaders, buffers, pipelines, run = {}, {}, {}, None


def take_until_end(at):
    end = lines.index("END", at)
    return lines[at:end], end + 1


assert lines[0] == "#!amber", "first line"
at = 1
while at < len(lines):
    words = lines[at].split()
    at += 1
    if not words or words[0].startswith("#"):
        continue
    if words[0] == "DEVICE_FEATURE":
        assert words[1] in FEATURES and not shaders, words
    elif words[0] == "SHADER":
        assert words[1] == "compute" and words[3] == "SPIRV-ASM" and re.fullmatch(r"vulkan1\.[0-3]|spv1\.\d", words[5])
        text, at = take_until_end(at)
        shaders[words[2]] = re.findall(r'OpEntryPoint GLCompute %\S+ "([^"]+)"', "\n".join(text))
    elif words[0] == "BUFFER":
        assert words[2:] == ["DATA_TYPE", "uint32", "DATA"], words
        text, at = take_until_end(at)
        buffers[words[1]] = [int(number) for number in " ".join(text).split()]
        assert buffers[words[1]] and max(buffers[words[1]]) < 1 << 32
    elif words[0] == "PIPELINE":
        text, at = take_until_end(at)
        attach, *binds = [line.split() for line in text]
        assert attach[0] == "ATTACH" and attach[2] == "ENTRY_POINT" and attach[3] in shaders[attach[1]], attach
        places = []
        for bind in binds:
            assert bind[:2] == ["BIND", "BUFFER"] and bind[2] in buffers and bind[3] == "AS", bind
            assert bind[4] in ("storage", "uniform") and bind[5] == "DESCRIPTOR_SET" and bind[7] == "BINDING", bind
            places.append((int(bind[6]), int(bind[8])))
        assert len(set(places)) == len(places), "bindings"
        pipelines[words[2]] = words[1]
    elif words[0] == "RUN":
        assert pipelines[words[1]] == "compute" and all(int(count) > 0 for count in words[2:5]), words
        run = words[1]
    elif words[0] == "EXPECT":
        assert run and words[2] == "IDX" and words[4] in ("EQ", "GE", "LE") and int(words[5]) < 1 << 32, words
        assert int(words[3]) % 4 == 0 and int(words[3]) // 4 < len(buffers[words[1]]), words
    else:
        sys.exit(f"line {at}: {words[0]}")
assert run, "nothing runs"
