#!/usr/bin/env python3
"""Writes dxs/_abi.py, the C interface for ctypes, from the public headers.

    generate.py INCLUDE >_abi.py        the module
    generate.py INCLUDE --layout        a C program that does not compile if the structures of dxs._abi differ from C's

It reads the C of these headers only: enums, structures, functions, one-line macros with a number."""
import ast
import ctypes
import pathlib
import re
import sys

HEADERS = ["dxs_module.h", "dxs_options.h", "dxs.h", "dxs_nodes.h", "dxs_root_signature.h", "dxs_layout.h", "dxs_inspect.h",
           "dxs_graph.h"]
BASIC = {
    "bool": ("ctypes.c_bool", "bool"),
    "char": ("ctypes.c_char", "bytes"),
    "float": ("ctypes.c_float", "float"),
    "size_t": ("ctypes.c_size_t", "int"),
    "uint8_t": ("ctypes.c_uint8", "int"),
    "uint16_t": ("ctypes.c_uint16", "int"),
    "uint32_t": ("ctypes.c_uint32", "int"),
    "uint64_t": ("ctypes.c_uint64", "int"),
    "int32_t": ("ctypes.c_int32", "int"),
    "void": ("None", "None"),
}


def class_name(tag):
    return "".join(word.capitalize() for word in tag.removeprefix("dxs_").split("_"))


def strip(text):
    """C without comments, conditions, function bodies and linkage; macros with a number become `constants`."""
    text = re.sub(r"/\*.*?\*/", " ", text, flags=re.S)
    constants = {}
    for name, value in re.findall(r"^#define (DXS_\w+) (\w+)\s*$", text, flags=re.M):
        value = value.replace("UINT32_MAX", "0xFFFFFFFF")
        if re.fullmatch(r"\d+u?|0x\w+", value):
            constants[name] = int(value.rstrip("u"), 0)
    text = re.sub(r"^#.*?(?<!\\)$", "", text, flags=re.M | re.S)
    text = re.sub(r"static inline .*?\n}\n", "", text, flags=re.S)
    return re.sub(r'extern "C" \{|^}$', "", text, flags=re.M), constants


class Reader:
    def __init__(self, include, headers=tuple(HEADERS)):
        self.enums, self.structures, self.functions, self.constants, self.callbacks = {}, {}, {}, {}, {}
        texts = [strip((pathlib.Path(include) / header).read_text(encoding="utf-8")) for header in headers]
        self.defined = {tag for text, _ in texts for tag in re.findall(r"^struct (\w+)\s*\{", text, flags=re.M)}
        for text, constants in texts:
            self.constants.update(constants)
            self.read(text)

    def read(self, text):
        for tag, body in re.findall(r"enum (\w+) DXS_ENUM \{([^}]*)\};", text):
            self.read_enum(tag, body)
        for result, name, arguments in re.findall(r"typedef ([^;(]*)\(\*(\w+)\)\(([^;]*)\);", text):
            self.callbacks[name] = self.callback(result, arguments)
        for tag, body in re.findall(r"^struct (\w+)\s*\{(.*?)^\};", text, flags=re.M | re.S):
            self.structures[tag] = [field for part in body.split(";") if part.strip()
                                    for field in self.fields(" ".join(part.split()))]
        for result, name, arguments in re.findall(r"DXS_API ([^;(]*?)(\w+)\(([^;]*)\);", text):
            arguments = [] if arguments.strip() == "void" else split_arguments(arguments)
            self.functions[name] = (self.type(result.strip()), [self.argument(a) for a in arguments])

    def read_enum(self, tag, body):
        value, numbers = 0, {}
        for part in filter(str.strip, body.split(",")):
            name, _, given = (piece.strip() for piece in part.partition("="))
            value = int(ast.literal_eval(given)) if given else value
            numbers[name] = value
            value += 1
        self.enums[tag] = numbers

    def fields(self, text):
        """(name, ctypes expression, annotation) of each declarator in one member declaration."""
        function = re.fullmatch(r"(.+?)\(\*(\w+)\)\((.*)\)", text)
        if function:
            result, name, arguments = function.groups()
            return [(name, self.callback(result, arguments), "Any")]
        array = re.fullmatch(r"(.+?)\(\*(\w+)\)\[(\d+)\]", text)
        if array:
            base, name, size = array.groups()
            return [(name, f"ctypes.POINTER({self.type(base)[0]} * {size})", "Any")]
        base = re.match(r"(const )?((struct|enum) )?\w+( const\b)?", text).group(0)
        fields = []
        for declarator in text[len(base):].split(","):
            stars, name, dimensions = re.fullmatch(r"\s*((?:\*\s*(?:const\b\s*)?)*)(\w+)((?:\[\w+\])*)\s*", declarator).groups()
            expression, annotation = self.type(base + " " + stars)
            for size in reversed(re.findall(r"\[(\w+)\]", dimensions)):
                size = self.constants[size] if size in self.constants else int(size)
                expression, annotation = f"{expression} * {size}", "bytes" if annotation == "bytes" else "Any"
            fields.append((name, expression, annotation))
        return fields

    def callback(self, result, arguments):
        types = [self.type(result.strip())[0]] + [self.argument(a)[0] for a in split_arguments(arguments)]
        return f"ctypes.CFUNCTYPE({', '.join(types)})"

    def argument(self, text):
        text = " ".join(text.split())
        array = re.fullmatch(r"(.*?)\w+\[\w*\]", text)
        return self.type(array.group(1) + "*" if array else re.sub(r"\w+$", "", text) if not text.endswith("*") else text)

    def type(self, text):
        stars = text.count("*")
        words = [word for word in text.replace("*", " ").split() if word not in ("const", "struct")]
        if words[0] == "enum":
            expression, annotation = "ctypes.c_uint32", "int"
        elif words[0] in BASIC:
            expression, annotation = BASIC[words[0]]
        elif words[0] in self.callbacks:
            expression, annotation = self.callbacks[words[0]], "Any"
        elif words[0] in self.defined:
            expression, annotation = class_name(words[0]), class_name(words[0])
        else:
            expression, annotation = "None", "None"  # an opaque object
        if stars and expression == "ctypes.c_char":
            expression, annotation, stars = "ctypes.c_char_p", "Optional[bytes]", stars - 1
        if stars and expression == "None":
            expression, annotation, stars = "ctypes.c_void_p", "Optional[int]", stars - 1
        for _ in range(stars):
            expression, annotation = f"ctypes.POINTER({expression})", "Any"
        return expression, annotation


def split_arguments(text):
    return [part for part in re.split(r",(?![^(]*\))", text) if part.strip()]


def enumerators(tag, numbers):
    """Names without the prefix, which is that of the enumeration (tests/api/names.py)."""
    return [(name.removeprefix(tag.upper() + "_"), value) for name, value in numbers.items()]


ENUMERATION = """
class Enumeration(enum.IntEnum):
    @classmethod
    def _missing_(cls, value: object) -> Any:
        if not isinstance(value, int):
            return None
        member = int.__new__(cls, value)  # of a newer library
        member._name_, member._value_ = "UNKNOWN", value
        return member

"""


def write_module(reader):
    print('"""The C interface of dxs for ctypes. Written by python/generate.py from the public headers."""')
    print("# pylint: disable=all\nimport ctypes\nimport enum\nfrom typing import Any, Optional\n")
    print(ENUMERATION)
    for name, value in reader.constants.items():
        print(f"{name.removeprefix('DXS_')} = {value}")
    for tag, numbers in reader.enums.items():
        print(f"\n\nclass {class_name(tag)}(Enumeration):")
        for name, value in enumerators(tag, numbers):
            print(f"    {name} = {value}")
    for tag, fields in reader.structures.items():
        print(f"\n\nclass {class_name(tag)}(ctypes.Structure):")
        print("    __slots__ = ()  # a misspelt member is an error")
        for name, _, annotation in fields:
            print(f"    {name}: {annotation}")
    print("\n")
    for tag, fields in reader.structures.items():
        print(f"{class_name(tag)}._fields_ = [")
        for name, expression, _ in fields:
            print(f"    ({name!r}, {expression}),")
        print("]")
    print("\n# Result and arguments of each function.\nFUNCTIONS: dict[str, tuple[Any, list[Any]]] = {")
    for name, ((result, _), arguments) in reader.functions.items():
        print(f"    {name!r}: ({result}, [{', '.join(a for a, _ in arguments)}]),")
    print("}")


def write_layout(reader):
    sys.path.pop(0)  # this folder: the built package is on PYTHONPATH
    from dxs import _abi
    print('#include "dxs.h"\n#include "dxs_graph.h"\n#include "dxs_inspect.h"\n#include "dxs_layout.h"\n#include "dxs_nodes.h"\n#include "dxs_root_signature.h"')
    print("#include <stddef.h>")
    for tag, fields in reader.structures.items():
        structure = getattr(_abi, class_name(tag))
        print(f'_Static_assert(sizeof(struct {tag}) == {ctypes.sizeof(structure)}, "{tag}");')
        for name, _, _ in fields:
            member = getattr(structure, name)
            print(f'_Static_assert(offsetof(struct {tag}, {name}) == {member.offset}, "{tag}.{name}");')
            print(f'_Static_assert(sizeof(((struct {tag} *)0)->{name}) == {member.size}, "{tag}.{name}");')
    for tag, numbers in reader.enums.items():
        for (name, _), member in zip(numbers.items(), enumerators(tag, numbers)):
            value = getattr(getattr(_abi, class_name(tag)), member[0]).value
            print(f'_Static_assert({name} == {value}, "{name}");')
    print("int main(void)\n{\n    return 0;\n}")


if __name__ == "__main__":
    headers = Reader(sys.argv[1])
    write_layout(headers) if "--layout" in sys.argv[2:] else write_module(headers)
