#!/usr/bin/env python3
"""dxs_hash_options: each member of dxs_options counts, and nothing else does.

    hash_options.py INCLUDE LIBDXS

Members are those of the headers, so a new one that the function forgets fails here."""
import contextlib
import ctypes
import io
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "python"))
import generate  # noqa: E402

# Addresses and sizes; what a callback for people sees. `exact` stands for other members.
NOT_COUNTED = {"struct_size", "map_user", "show_control_flow", "show_user", "exact"}
# Counted by what they point to: below.
POINTERS = {"layout", "map_resource", "map_location", "source_name", "notes", "note_count"}


def load(include):
    """The structures of the headers."""
    text = io.StringIO()
    with contextlib.redirect_stdout(text):
        generate.write_module(generate.Reader(include, [*generate.HEADERS]))
    module = {}
    exec(compile(text.getvalue(), "_abi", "exec"), module)  # pylint: disable=exec-used
    return module


def leaves(structure, base=0, path=""):
    """Path, offset and size of each value in a structure, elements of arrays included."""
    for name, kind in structure._fields_:
        start = base + getattr(structure, name).offset
        yield from leaves_of(kind, start, f"{path}.{name}" if path else name)


def leaves_of(kind, start, path):
    if issubclass(kind, ctypes.Structure):
        yield from leaves(kind, start, path)
    elif issubclass(kind, ctypes.Array):
        for n in range(kind._length_):
            yield from leaves_of(kind._type_, start + n * ctypes.sizeof(kind._type_), f"{path}[{n}]")
    else:
        yield path, start, ctypes.sizeof(kind)


class Checker:
    def __init__(self, abi, library):
        self.abi, self.library, self.failed, self.count = abi, library, 0, 0
        library.dxs_hash_options.restype = ctypes.c_uint64
        library.dxs_hash_options.argtypes = [ctypes.c_void_p]

    def defaults(self):
        options = self.abi["Options"]()
        self.library.dxs_options_init(ctypes.byref(options), ctypes.c_size_t(ctypes.sizeof(options)))
        return options

    def hash(self, options):
        return self.library.dxs_hash_options(ctypes.byref(options) if options is not None else None)

    def demand(self, holds, text):
        self.count += 1
        if not holds:
            self.failed += 1
            print("FAILED:", text)

    def with_byte(self, offset, change):
        options = self.defaults()
        ctypes.cast(ctypes.byref(options), ctypes.POINTER(ctypes.c_uint8))[offset] ^= change
        return options


def check_members(c):
    """Each byte of a member counts, each byte between members does not, and all hashes differ."""
    kind, default = c.abi["Options"], c.hash(c.defaults())
    covered, seen = set(), {default: "the defaults"}
    for path, start, size in leaves(kind):
        covered.update(range(start, start + size))
        name = path.split(".")[0].split("[")[0]
        if name in NOT_COUNTED | POINTERS:
            continue
        for byte in range(start, start + size):
            value = c.hash(c.with_byte(byte, 1))
            c.demand(value not in seen, f"byte {byte - start} of {path} hashes as {seen.get(value)}")
            seen[value] = f"byte {byte - start} of {path}"
    for byte in set(range(ctypes.sizeof(kind))) - covered:
        c.demand(c.hash(c.with_byte(byte, 0xFF)) == default, f"byte {byte}, padding, counts")
    c.demand(len(seen) > 1000, f"only {len(seen)} values")


def check_pointers(c):
    """What counts by content."""
    default, abi = c.hash(c.defaults()), c.abi
    kinds = dict(abi["Options"]._fields_)
    seen = {default}

    def hash_of(**members):
        options = c.defaults()
        for name, value in members.items():
            setattr(options, name, value)
        return c.hash(options)

    def differs(what, **members):
        value = hash_of(**members)
        c.demand(value not in seen, f"{what} does not count")
        seen.add(value)

    def note(**members):
        notes = (abi["Note"] * 1)(abi["Note"](**members))
        return {"notes": notes, "note_count": 1}

    for name in ("map_resource", "map_location"):
        answers = [kinds[name](lambda *_: True), kinds[name](lambda *_: False)]
        differs(name, **{name: answers[0]})
        c.demand(hash_of(**{name: answers[0]}) == hash_of(**{name: answers[1]}), f"the address of {name} counts")
    for name in ("map_user", "show_user"):
        c.demand(hash_of(**{name: 1}) == default, f"{name} counts")
    for text in (b"", b"a", b"b", b"ab"):
        differs(f"the source name {text}", source_name=text)
    c.demand(hash_of(source_name=ctypes.create_string_buffer(b"ab").raw[:2]) == hash_of(source_name=b"ab"), "addresses count")
    numbers = (ctypes.c_uint32 * 3)(1, 2, 3)
    for members in ({"set": b"NonSemantic.a", "text": b"t"}, {"set": b"NonSemantic.b", "text": b"t"},
                    {"set": b"NonSemantic.a", "text": b"u"}, {"set": b"NonSemantic.a", "text": b"t", "instruction": 1},
                    {"set": b"NonSemantic.a", "text": b"t", "numbers": numbers, "number_count": 2},
                    {"set": b"NonSemantic.a", "text": b"t", "numbers": numbers, "number_count": 3}):
        differs(f"the note {members}", **note(**members))
    other = (ctypes.c_uint32 * 3)(1, 2, 4)
    differs("a number of a note", **note(set=b"NonSemantic.a", text=b"t", numbers=other, number_count=3))
    left_out = note(set=b"NonSemantic.a")
    c.demand(hash_of(source_name=b"t", **left_out) != hash_of(**note(set=b"NonSemantic.a", text=b"t")),
             "a name beside a note without text hashes as the note's text")
    hash_of(**note(number_count=3))  # without text, nothing else of a note is read
    c.demand(hash_of(exact=True) != default, "exact does not count")
    parts = c.defaults()
    for n in range(abi["GUARANTEE_COUNT"]):
        parts.guarantees.on[n] = True
    parts.workarounds.on[abi["Workaround"].BOUNDED_INDICES] = True
    parts.exact_raw_bounds = True
    c.demand(c.hash(parts) == hash_of(exact=True), "exact is not what it implies")


def check_sizes(c):
    """Options of an older header have the defaults behind their end, NULL is the defaults."""
    default = c.hash(c.defaults())
    c.demand(c.hash(None) == default, "NULL is not the defaults")
    for size in range(ctypes.sizeof(ctypes.c_size_t), ctypes.sizeof(c.abi["Options"]), 4):
        options = c.abi["Options"]()
        ctypes.memset(ctypes.byref(options), 0x5A, ctypes.sizeof(options))
        c.library.dxs_options_init(ctypes.byref(options), ctypes.c_size_t(size))
        c.demand(c.hash(options) == default, f"{size} bytes of the defaults")


def check_layouts(c):
    """A layout counts by its root signatures and its policy; `model` does not count beside it."""
    abi, library = c.abi, c.library
    for name in ("dxs_layout_create",):
        getattr(library, name).restype = ctypes.c_void_p
        getattr(library, name).argtypes = [ctypes.c_void_p]
    seen = {}

    def hash_with(path=None, change=None, shift=0):
        range_ = abi["DescriptorRange"](type=0, count=1, base_register=3, space=0, offset=0xFFFFFFFF)
        table = abi["RootParameter"](type=0, ranges=ctypes.pointer(range_), range_count=1)
        constants = abi["RootParameter"](type=1, shader_register=7, constant_count=4)
        parameters = (abi["RootParameter"] * 2)(table, constants)
        sampler = abi["StaticSampler"](address_u=1, address_v=1, address_w=1, comparison=1, shader_register=5)
        desc = abi["RootSignatureDesc"](version=2, parameters=parameters, parameter_count=2, samplers=ctypes.pointer(sampler),
                                        sampler_count=1)
        policy = abi["LayoutPolicy"]()
        library.dxs_layout_policy_init(ctypes.byref(policy), ctypes.c_size_t(ctypes.sizeof(policy)))
        where = {"range": range_, "constants": parameters[1], "sampler": sampler, "desc": desc, "policy": policy}
        if path:
            owner, member = path.split(".", 1)
            target = where[owner]
            for part in member.split(".")[:-1]:
                target = getattr(target, part)
            setattr(target, member.split(".")[-1], change)
        layout = library.dxs_layout_create(None)
        result = library.dxs_layout_build(ctypes.c_void_p(layout), ctypes.byref(desc), None, ctypes.byref(policy))
        c.demand(result == 0, f"the layout with {path} is built")
        options = c.defaults()
        options.layout = layout
        options.model.shifts.srv = shift
        value = c.hash(options)
        library.dxs_layout_destroy(ctypes.c_void_p(layout))
        return value

    plain = hash_with()
    c.demand(plain == hash_with() == hash_with(shift=9), "equal layouts hash alike, whatever the model says")
    seen[plain] = "no change"
    for path, change in (("range.count", 2), ("range.base_register", 4), ("range.space", 1), ("range.flags", 2),
                         ("constants.shader_register", 8), ("constants.constant_count", 5), ("constants.visibility", 5),
                         ("sampler.shader_register", 6), ("sampler.filter", 21), ("sampler.mip_lod_bias", 0.5),
                         ("desc.flags", 1), ("desc.sampler_count", 0), ("desc.parameter_count", 1),
                         ("policy.root_set", 3), ("policy.dynamic_constants", True), ("policy.mutable_descriptors", True),
                         ("policy.model.set_limit", 6), ("policy.push_constant_overflow", 1),
                         ("policy.local_static_sampler_set", 2)):
        value = hash_with(path, change)
        c.demand(value not in seen, f"{path} hashes as {seen.get(value)}")
        seen[value] = path


def main():
    abi = load(sys.argv[1])
    checker = Checker(abi, ctypes.CDLL(sys.argv[2]))
    for check in (check_members, check_pointers, check_sizes, check_layouts):
        check(checker)
    print(f"{checker.count} checks, {checker.failed} failed")
    return 1 if checker.failed or checker.count < 2000 else 0


if __name__ == "__main__":
    sys.exit(main())
