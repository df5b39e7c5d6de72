#!/usr/bin/env python3
"""Assembles programs of shader models 4.0 to 5.1 for forms that fxc never writes.

    assemble-tokens.py NAME.tokens OUT.dxbc

The syntax is that of fxc's listings (-Fc). Signatures are read from the comments that fxc writes: the tables under
`// Input signature:`, `// Output signature:` and `// Patch Constant signature:`. Beyond what a listing can say:

    cb0[7L]               an index of 64 bits
    add{0x00000000} ...   an extended opcode word; bit 31 is set if another one follows
    .word 0x01000000      a word as it is
"""
import re
import struct
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
DXBC = HERE.parent.parent / "dxbc"

OPCODES = {}  # name in listings -> (number, letters of the operands)
for number, name, letters in re.findall(r"^(?:OPCODE|DECLARATION)\((\d+), (\w+), ?([\w-]*),", (DXBC / "opcodes.def").read_text(), re.M):
    name = {"ld_ms": "ldms", "ld_ms_s": "ldms_s", "sample_pos": "samplepos", "sample_info": "sampleinfo",
            "interface_call": "fcall"}.get(name, name)
    OPCODES[name] = int(number), letters
REGISTERS = {text: int(number) for number, text in
             re.findall(r'^REGISTER\((\d+), \w+, "(\w+)"', (DXBC / "registers.def").read_text(), re.M)}
STAGES = {"ps": 0, "vs": 1, "gs": 2, "hs": 3, "ds": 4, "cs": 5}
PRECISIONS = {"def32": 0, "min16f": 1, "min2_8f": 2, "min16i": 4, "min16u": 5}
DIMENSIONS = ["unknown", "buffer", "texture1d", "texture2d", "texture2dms", "texture3d", "texturecube",
              "texture1darray", "texture2darray", "texture2dmsarray", "texturecubearray", "raw_buffer",
              "structured_buffer"]
RETURN_TYPES = ["unknown", "unorm", "snorm", "sint", "uint", "float", "mixed", "double", "<continued>", "<unused>"]
SYSTEM_VALUES = ["undefined", "position", "clip_distance", "cull_distance", "rendertarget_array_index",
                 "viewport_array_index", "vertex_id", "primitive_id", "instance_id", "is_front_face", "sampleIndex",
                 "finalQuadUeq0EdgeTessFactor", "finalQuadVeq0EdgeTessFactor", "finalQuadUeq1EdgeTessFactor",
                 "finalQuadVeq1EdgeTessFactor", "finalQuadUInsideTessFactor", "finalQuadVInsideTessFactor",
                 "finalTriUeq0EdgeTessFactor", "finalTriVeq0EdgeTessFactor", "finalTriWeq0EdgeTessFactor",
                 "finalTriInsideTessFactor", "finalLineDetailTessFactor", "finalLineDensityTessFactor"]
SIGNATURE_VALUES = ["NONE", "POS", "CLIPDST", "CULLDST", "RTINDEX", "VPINDEX", "VERTID", "PRIMID", "INSTID", "FFACE",
                    "SAMPLE", "QUADEDGE", "QUADINT", "TRIEDGE", "TRIINT", "LINEDET", "LINEDEN"]
INTERPOLATIONS = ["undefined", "constant", "linear", "linear centroid", "linear noperspective",
                  "linear noperspective centroid", "linear sample", "linear noperspective sample"]
FLAGS = ["refactoringAllowed", "enableDoublePrecisionFloatOps", "forceEarlyDepthStencil",
         "enableRawAndStructuredBuffers", "skipOptimization", "enableMinimumPrecision", "enable11_1DoubleExtensions",
         "enable11_1ShaderExtensions", "allResourcesBound"]
CHOICES = {
    "dcl_inputprimitive": (93, {"point": 1, "line": 2, "triangle": 3, "lineadj": 6, "triangleadj": 7}),
    "dcl_outputtopology": (92, {"pointlist": 1, "linestrip": 3, "trianglestrip": 5}),
    "dcl_tessellator_domain": (149, {"domain_isoline": 1, "domain_tri": 2, "domain_quad": 3}),
    "dcl_tessellator_partitioning": (150, {"partitioning_integer": 1, "partitioning_pow2": 2,
                                           "partitioning_fractional_odd": 3, "partitioning_fractional_even": 4}),
    "dcl_tessellator_output_primitive": (151, {"output_point": 1, "output_line": 2, "output_triangle_cw": 3,
                                               "output_triangle_ccw": 4}),
}
COMPONENTS = "xyzw"


class Fault(Exception):
    pass


# ---- Operands ----


def split_outside(text, separator=","):
    """Splits at separators outside of all kinds of brackets."""
    parts, depth, start = [], 0, 0
    for at, character in enumerate(text):
        depth += (character in "([{") - (character in ")]}")
        if character == separator and depth == 0:
            parts.append(text[start:at].strip())
            start = at + 1
    parts.append(text[start:].strip())
    return [part for part in parts if part]


def number_words(text):
    """The bits of a component of an immediate."""
    if re.fullmatch(r"-?\d+|0x[0-9a-fA-F]+", text):
        return int(text, 0) & 0xFFFFFFFF
    special = {"inf": 0x7F800000, "-inf": 0xFF800000, "nan": 0x7FC00000}
    return special[text] if text in special else struct.unpack("<I", struct.pack("<f", float(text)))[0]


def components_of(text, letter):
    """Bits 11:0 of the operand word for the text behind the point."""
    if not text:
        return 2 if letter in "g" else 0
    if letter.isupper() or letter in "go":
        return 2 | sum(16 << COMPONENTS.index(c) for c in text)
    if len(text) == 1:
        return 2 | 2 << 2 | COMPONENTS.index(text) << 4
    return 2 | 1 << 2 | sum(COMPONENTS.index(c) << (4 + 2 * n) for n, c in enumerate(text))


ONE_COMPONENT = {"vPrim", "vThreadIDInGroupFlattened", "vForkInstanceID", "vJoinInstanceID", "vGSInstanceID",
                 "vOutputControlPointID", "vCoverage", "vInnerCoverage", "oDepth", "oDepthGE", "oDepthLE", "oMask",
                 "oStencilRef", "vCycleCounter"}


def operand_words(text, letter):
    text = text.strip()
    extension = 0
    if match := re.search(r"\s*\{ *nonuniform *\}$", text):
        extension |= 1 << 17
        text = text[:match.start()]
    if match := re.search(r"\s*\{(\w+)(?: as \w+)?\}$", text):
        extension |= PRECISIONS[match[1]] << 14
        text = text[:match.start()]
    if text.startswith("-"):
        extension |= 1 << 6
        text = text[1:]
    if text.startswith("|"):
        extension |= 2 << 6
        text = text[1:].rstrip("|")
    if extension:
        extension |= 1

    def head(word):
        return [word | 1 << 31, extension] if extension else [word]

    if match := re.fullmatch(r"l\((.*)\)", text):
        numbers = [number_words(part) for part in split_outside(match[1])]
        if len(numbers) == 1:
            return head(1 | 4 << 12) + numbers
        if len(numbers) != 4:
            raise Fault(f"an immediate has 1 or 4 components: {text}")
        return head(2 | 4 << 12) + numbers
    if match := re.fullmatch(r"d\((.*)\)", text):
        values = [struct.unpack("<II", struct.pack("<d", float(part.rstrip("l")))) for part in split_outside(match[1])]
        words = [word for value in values for word in value]
        return head((2 if len(values) == 2 else 1) | 5 << 12) + words
    match = re.fullmatch(r"([a-zA-Z]+?)(\d*)((?:\[.*\])?)(?:\.([xyzw]+))?", text)
    name = match and next((name for name in (match[1], match[1].lower()) if name in REGISTERS), None)
    if not name:
        raise Fault(f"not an operand: {text}")
    word = REGISTERS[name] << 12 | components_of(match[4], letter)
    if not match[4] and name in ONE_COMPONENT and letter != "o":
        word |= 1
    indices, rest = [match[2]] if match[2] else [], match[3]
    while rest:
        depth = 0
        for end, character in enumerate(rest):
            depth += (character == "[") - (character == "]")
            if depth == 0:
                break
        indices.append(rest[1:end])
        rest = rest[end + 1:]
    words, word = [], word | len(indices) << 20
    for n, index in enumerate(indices):
        representation, index_words = index_of(index)
        word |= representation << (22 + 3 * n)
        words += index_words
    return head(word) + words


def index_of(text):
    if re.fullmatch(r"\d+", text):
        return 0, [int(text)]
    if re.fullmatch(r"\d+L", text):
        return 1, [0, int(text[:-1])]
    relative, _, constant = text.rpartition(" + ")
    words = operand_words(relative, "u")
    if constant.endswith("L"):
        return 4, [0, int(constant[:-1])] + words
    return (3, [int(constant)] + words) if int(constant) else (2, words)


# ---- Declarations ----


class Program:
    def __init__(self, stage, major, minor):
        self.stage, self.major, self.minor = stage, major, minor
        self.words = []
        self.ranges = (major, minor) == (5, 1)

    def put(self, opcode, words=(), controls=0):
        """Appends an instruction; `controls` are bits of the opcode word."""
        self.words += [opcode | controls | (1 + len(words)) << 24, *words]

    def range_operand(self, text, kind, selection=0):
        """t0, or T0[lo:hi]: the words of the declared operand."""
        match = re.fullmatch(r"[a-zA-Z]+(\d+)(?:\[(\d+):(\d+|\*)\])?", text)
        if not self.ranges:
            return [kind << 12 | 1 << 20 | selection, int(match[1])]
        upper = 0xFFFFFFFF if match[3] == "*" else int(match[3])
        return [kind << 12 | 3 << 20 | 0xE46, int(match[1]), int(match[2]), upper]

    def resource(self, name, rest):
        space = []
        parts = split_outside(rest)
        if self.ranges:
            space = [int(parts.pop().removeprefix("space="))]
        controls = sum(bit for flag, bit in (("_glc", 1 << 16), ("_rov", 1 << 17), ("_opc", 1 << 23)) if flag in name)
        name = re.sub("_glc|_rov|_opc", "", name)
        is_view = name.startswith("uav")
        kind = REGISTERS["u" if is_view else "t"]
        if name.endswith("raw"):
            self.put(157 if is_view else 161, self.range_operand(parts[0], kind) + space, controls)
            return
        if name.endswith("structured"):
            self.put(158 if is_view else 162, self.range_operand(parts[0], kind) + [int(parts[1])] + space, controls)
            return
        match = re.fullmatch(r"(?:uav_typed_|resource_)(\w+)(?:\((\d+)\))?", name)
        types, register = re.fullmatch(r"(\(.*?\)) (.*)", parts[0]).groups()
        nibbles = sum(RETURN_TYPES.index(t) << 4 * n for n, t in enumerate(types.strip("()").split(",")))
        controls |= DIMENSIONS.index(match[1]) << 11 | int(match[2] or 0) << 16
        self.put(156 if is_view else 88, self.range_operand(register, kind) + [nibbles] + space, controls)

    def constant_buffer(self, rest):
        parts = split_outside(rest)
        register, size = re.fullmatch(r"(CB\d+(?:\[\d+:[\d*]+\])?)\[(\d+)\]", parts[0]).groups()
        controls = 1 << 11 if parts[1] == "dynamicIndexed" else 0
        words = self.range_operand(register, 8)
        if self.ranges:
            words += [int(size), int(parts[2].removeprefix("space="))]
        else:
            words = [0x208E46, words[1], int(size)]
        self.put(89, words, controls)

    def sampler(self, rest):
        parts = split_outside(rest)
        mode = ["mode_default", "mode_comparison", "mode_mono"].index(parts[1])
        words = self.range_operand(parts[0], 6) + ([int(parts[2].removeprefix("space="))] if self.ranges else [])
        self.put(90, words, mode << 11)

    def signature_register(self, name, rest):
        controls, words = 0, []
        if name.startswith("dcl_input_ps"):
            for number, text in reversed(list(enumerate(INTERPOLATIONS))):
                if rest.startswith(text + " "):
                    controls, rest = number << 11, rest[len(text) + 1:]
                    break
        if name[-3:] in ("sgv", "siv"):
            rest, value = rest.rsplit(", ", 1)
            words = [SYSTEM_VALUES.index(value)]
        self.put(OPCODES[name][0], operand_words(rest, "o") + words, controls)

    def declaration(self, name, rest):
        numbers = [int(n) for n in re.findall(r"\d+", rest)]
        simple = {"dcl_temps": 104, "dcl_maxout": 94, "dcl_gsinstances": 206,
                  "dcl_hs_fork_phase_instance_count": 153, "dcl_hs_join_phase_instance_count": 154,
                  "dcl_thread_group": 155, "dcl_indexableTemp": 105, "dcl_function_body": 144}
        if name in simple:
            self.put(simple[name], numbers)
        elif name.startswith("dcl_globalFlags"):
            self.put(106, controls=sum(1 << (11 + FLAGS.index(flag)) for flag in re.findall(r"\w+", rest)))
        elif name in CHOICES:
            opcode, choices = CHOICES[name]
            patch = re.fullmatch(r"control_point_patch_(\d+)", rest)
            self.put(opcode, controls=(int(patch[1]) + 7 if patch else choices[rest]) << 11)
        elif name in ("dcl_input_control_point_count", "dcl_output_control_point_count"):
            self.put(OPCODES[name][0], controls=numbers[0] << 11)
        elif name == "dcl_hs_max_tessfactor":
            self.put(152, [number_words(rest[2:-1])])
        elif name == "dcl_constantbuffer":
            self.constant_buffer(rest)
        elif name == "dcl_sampler":
            self.sampler(rest)
        elif name.startswith(("dcl_resource_", "dcl_uav_")):
            samples, rest = re.fullmatch(r"((?:\(\d+\))?) *(.*)", rest).groups()
            self.resource(name.removeprefix("dcl_") + samples, rest)
        elif name.startswith("dcl_tgsm_"):
            self.put(OPCODES[name][0], [31 << 12 | 1 << 20] + numbers)
        elif name == "dcl_indexrange":
            register, count = rest.rsplit(" ", 1)
            self.put(91, operand_words(register, "o") + [int(count)])
        elif name == "dcl_stream":
            self.put(143, operand_words(rest, "m"))
        elif name.startswith(("dcl_input", "dcl_output")):
            self.signature_register(name, rest)
        else:
            raise Fault(f"not a declaration: {name}")

    def immediate_buffer(self, text):
        numbers = [number_words(part.strip()) for part in re.sub(r"[{}]", "", text).split(",") if part.strip()]
        self.words += [53 | 3 << 11, 2 + len(numbers), *numbers]

    # ---- Instructions ----

    def instruction(self, line):
        name, rest = re.fullmatch(r"([a-zA-Z0-9_]+)(.*)", line).groups()
        if name.startswith("dcl_"):
            self.declaration(name, rest.strip())
            return
        controls, extensions = 0, []
        while match := re.match(r"\{(0x[0-9a-fA-F]+)\}", rest):
            extensions.append(int(match[1], 0))
            rest = rest[match.end():]
        if match := re.match(r" \[precise(?:\(([xyzw]+)\))?\]", rest):
            controls |= sum(1 << (19 + COMPONENTS.index(c)) for c in match[1] or COMPONENTS)
            rest = rest[match.end():]
        groups = []
        while rest.startswith("("):
            end = rest.index(")") + 1
            groups.append(rest[1:end - 1])
            rest = rest[end:]
        if match := re.match(r"(_rcpfloat|_uint)", rest):
            name += match[1]
            rest = rest[match.end():]
        if name.startswith("sync_"):
            controls |= sum(bit for flag, bit in (("_uglobal", 1 << 14), ("_ugroup", 1 << 13), ("_g_", 1 << 12),
                                                  ("_t", 1 << 11)) if flag in name + "_")
            name = "sync"
        suffixes = set()
        while name not in OPCODES:
            name, _, suffix = name.rpartition("_")
            suffixes.add(suffix)
            if not name:
                raise Fault(f"not an instruction: {line}")
        opcode, letters = OPCODES[name]
        controls |= (1 << 13) * ("sat" in suffixes) | (1 << 18) * ("nz" in suffixes)
        if name == "resinfo":
            controls |= (1 << 11) * ("rcpfloat" in suffixes) | (2 << 11) * ("uint" in suffixes)
        elif "uint" in suffixes:
            controls |= 1 << 11
        if "aoffimmi" in suffixes:
            offsets = [int(n) & 15 for n in groups.pop(0).split(",")]
            extensions.append(1 | sum(n << (9 + 4 * k) for k, n in enumerate(offsets)))
        if "indexable" in suffixes:
            dimension, _, stride = groups.pop(0).partition(", stride=")
            extensions.append(2 | DIMENSIONS.index(dimension) << 6 | int(stride or 0) << 11)
            extensions.append(3 | sum(RETURN_TYPES.index(t) << (6 + 4 * k) for k, t in enumerate(groups.pop(0).split(","))))
        for n in range(len(extensions)):
            extensions[n] |= (n + 1 < len(extensions)) << 31
        operands = split_outside(rest)
        if len(operands) != len(letters):
            raise Fault(f"{name} has {len(letters)} operands: {line}")
        words = [word for text, letter in zip(operands, letters) for word in operand_words(text, letter)]
        self.put(opcode, extensions + words, controls | (1 << 31 if extensions else 0))


# ---- Signatures ----


def signature_rows(lines, title):
    """The rows of the table under the title, as tuples of words."""
    rows, inside = [], False
    for line in lines:
        if not line.startswith("//"):
            break
        if line.startswith(f"// {title} signature:"):
            inside = True
        elif inside and "signature:" in line:
            break
        elif inside and (match := re.match(r"// (\w+(?::\w+)?) +(\d+) +([xyzw ]{4}|N/A) +(\S+) +(\w+) +(\w+) *([xyzw ]*)", line)):
            name, index, mask, register, value, kind, used = match.groups()
            stream, _, name = name.rpartition(":")
            bits = sum(1 << COMPONENTS.index(c) for c in mask if c in COMPONENTS) if mask != "N/A" else 1
            used_bits = sum(1 << COMPONENTS.index(c) for c in used if c in COMPONENTS)
            rows.append((int(stream[1:] if stream else 0), name, int(index),
                         SIGNATURE_VALUES.index(value) if value in SIGNATURE_VALUES else 0,
                         {"uint": 1, "int": 2, "float": 3}[kind],
                         int(register) if register.isdigit() else 0xFFFFFFFF, bits, used_bits))
    return rows


def signature_part(rows, is_output, has_streams):
    size = 28 if has_streams else 24
    names, elements = b"", b""
    for stream, name, index, value, kind, register, mask, used in rows:
        if has_streams:
            elements += struct.pack("<I", stream)
        elements += struct.pack("<IIIIIBBH", 8 + size * len(rows) + len(names), index, value, kind, register, mask,
                                15 & ~used if is_output else used, 0)
        names += name.encode() + b"\0"
    data = struct.pack("<II", len(rows), 8) + elements + names
    return data + b"\xab" * (-len(data) % 4)


# ---- Container ----


def md5_block(state, block):
    shifts = [7, 12, 17, 22] * 4 + [5, 9, 14, 20] * 4 + [4, 11, 16, 23] * 4 + [6, 10, 15, 21] * 4
    import math
    a, b, c, d = state
    words = struct.unpack("<16I", block)
    for i in range(64):
        if i < 16:
            f, g = (b & c) | (~b & d), i
        elif i < 32:
            f, g = (d & b) | (~d & c), (5 * i + 1) % 16
        elif i < 48:
            f, g = b ^ c ^ d, (3 * i + 5) % 16
        else:
            f, g = c ^ (b | ~d & 0xFFFFFFFF), 7 * i % 16
        f = (f + a + int(abs(math.sin(i + 1)) * 2**32) + words[g]) & 0xFFFFFFFF
        a, d, c, b = d, c, b, (b + (f << shifts[i] | f >> (32 - shifts[i]))) & 0xFFFFFFFF
    return [(x + y) & 0xFFFFFFFF for x, y in zip(state, (a, b, c, d))]


def digest(data):
    """MD5 whose last block holds the length in another place."""
    state = [0x67452301, 0xEFCDAB89, 0x98BADCFE, 0x10325476]
    whole = len(data) // 64 * 64
    for at in range(0, whole, 64):
        state = md5_block(state, data[at:at + 64])
    rest, bits = data[whole:] + b"\x80", 8 * len(data)
    length, end = struct.pack("<I", bits & 0xFFFFFFFF), struct.pack("<I", bits >> 2 & 0xFFFFFFFF | 1)
    if len(rest) > 56:
        state = md5_block(state, rest.ljust(64, b"\0"))
        rest = b""
    return struct.pack("<4I", *md5_block(state, (length + rest).ljust(60, b"\0") + end))


def container(parts):
    body, offsets = b"", []
    for name, data in parts:
        offsets.append(32 + 4 * len(parts) + len(body))
        body += name + struct.pack("<I", len(data)) + data
    head = struct.pack("<III", 1, 32 + 4 * len(parts) + len(body), len(parts)) + struct.pack(f"<{len(parts)}I", *offsets)
    return b"DXBC" + digest(head + body) + head + body


# ---- The file ----


def assemble(text):
    lines = [line.rstrip() for line in text.replace("\r", "").split("\n")]
    code = [line.strip() for line in lines if line.strip() and not line.strip().startswith("//")]
    stage, major, minor = re.fullmatch(r"(\w\w)_(\d)_(\d)", code[0]).groups()
    program = Program(stage, int(major), int(minor))
    at = 1
    while at < len(code):
        line = code[at]
        at += 1
        if line.startswith("dcl_immediateConstantBuffer"):
            while not line.endswith("} }"):
                line += code[at]
                at += 1
            program.immediate_buffer(line.partition(" ")[2])
        elif line.startswith(".word "):
            program.words.append(int(line.split()[1], 0))
        else:
            program.instruction(line)
    words = [STAGES[stage] << 16 | int(major) << 4 | int(minor), 2 + len(program.words), *program.words]
    streams = stage == "gs" and major == "5"
    parts = [(b"ISGN", signature_part(signature_rows(lines, "Input"), False, False)),
             (b"OSG5" if streams else b"OSGN", signature_part(signature_rows(lines, "Output"), True, streams))]
    if stage in ("hs", "ds"):
        parts.append((b"PCSG", signature_part(signature_rows(lines, "Patch Constant"), stage == "hs", False)))
    name = b"SHEX" if major == "5" or stage == "cs" else b"SHDR"
    parts.append((name, struct.pack(f"<{len(words)}I", *words)))
    return container(parts)


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    try:
        Path(sys.argv[2]).write_bytes(assemble(Path(sys.argv[1]).read_text()))
    except Fault as fault:
        sys.exit(f"{sys.argv[1]}: {fault}")


if __name__ == "__main__":
    main()
