"""Modules, conversions, root signatures and layouts as Python objects."""
import ctypes
import dataclasses
import json
import threading
from typing import Any, Callable, Optional, Union

from . import _abi
from ._library import function, library

Entry = Union[int, str, None]


class Error(Exception):
    """What went wrong, and where. Members that do not apply are None."""

    def __init__(self, error: Any) -> None:
        self.code = _abi.Result(error.code)
        self.message: str = error.message.decode("utf-8", "replace")
        self.function = _known(error.function)
        self.block = _known(error.block)
        self.instruction = _known(error.instruction)
        self.offset = _known(error.offset)
        self.line: Optional[int] = error.line or None
        super().__init__(f"{self.message} [{library().dxs_result_name(error.code).decode()}]")


def _known(number: int) -> Optional[int]:
    return None if number == _abi.NONE else number


def _text(pointer: Any, size: Any) -> str:
    return ctypes.string_at(pointer, size.value).decode("utf-8")


class _Object:
    """A C object: created, used by one thread at a time, destroyed with this one."""

    _kind = ""

    def __init__(self) -> None:
        self._lock = threading.RLock()
        self._destroy = getattr(library(), f"dxs_{self._kind}_destroy")
        self._handle: Optional[int] = getattr(library(), f"dxs_{self._kind}_create")(None)
        if not self._handle:
            raise MemoryError

    def __del__(self) -> None:
        if getattr(self, "_handle", None):
            self._destroy(self._handle)

    def _check(self, result: int) -> None:
        if result != _abi.Result.OK:
            raise Error(getattr(library(), f"dxs_{self._kind}_error")(self._handle).contents)


class _Converter(_Object):
    _kind = "converter"

    def text(self, name: str, *arguments: Any) -> str:
        """Calls a function that writes text."""
        text, size = ctypes.c_char_p(), ctypes.c_size_t()
        self._check(function(name)(self._handle, *arguments, ctypes.byref(text), ctypes.byref(size)))
        return _text(text, size)


_threads = threading.local()


def _converter() -> _Converter:
    """This thread's converter, which keeps its memory for the next call."""
    if not hasattr(_threads, "converter"):
        _threads.converter = _Converter()
    converter: _Converter = _threads.converter
    return converter


def _assign(structure: ctypes.Structure, values: dict[str, Any]) -> None:
    """Sets members. A value that is a dict sets members of a member. Features, guarantees and workarounds are elements of
    `on`, by the names of their enumeration: {"demote_to_helper": True}."""
    kind = type(structure).__name__
    numbers = getattr(_abi, kind[:-1]).__members__ if hasattr(structure, "on") else {}
    for name, value in values.items():
        if name.upper() in numbers:
            structure.on[numbers[name.upper()]] = value
        elif isinstance(value, dict):
            _assign(getattr(structure, name), value)
        else:
            setattr(structure, name, value.encode() if isinstance(value, str) else value)


def parse_options(**values: Any) -> _abi.ParseOptions:
    """dxs_default_parse_options, changed: parse_options(check_hash=True)."""
    options = _abi.ParseOptions()
    library().dxs_parse_options_init(options, ctypes.sizeof(options))
    _assign(options, values)
    return options


def layout_policy(**values: Any) -> _abi.LayoutPolicy:
    """dxs_default_layout_policy, changed: layout_policy(model={"push_constant_limit": 256})."""
    policy = _abi.LayoutPolicy()
    library().dxs_layout_policy_init(policy, ctypes.sizeof(policy))
    _assign(policy, values)
    return policy


MapResource = Callable[[_abi.BindingRequest, _abi.Binding], bool]


class Options:
    """dxs_default_options, changed: Options(exact=True, features={"demote_to_helper": True}).

    `layout`: a Layout. `map_resource`: called with each resource and its binding, which it may change; it returns
    False to refuse the resource. What it raises, the conversion raises. All other members are those of struct
    dxs_options in dxs_options.h, in `members`."""

    def __init__(self, *, layout: Optional["Layout"] = None, map_resource: Optional[MapResource] = None,
                 **values: Any) -> None:
        self.members = _abi.Options()
        library().dxs_options_init(self.members, ctypes.sizeof(self.members))
        _assign(self.members, values)
        self.layout = layout
        self.map_resource = map_resource
        if layout is not None:
            self.members.layout = layout._handle


    def hash(self) -> int:
        """dxs_hash_options: a part of a cache's key. What map_resource answers does not count, only that there is one."""
        value: int = library().dxs_hash_options(_Callback(self).members)
        return value


class _Callback:
    """Hands map_resource to C, and what it raised back."""

    def __init__(self, options: Options) -> None:
        self.raised: Optional[BaseException] = None
        self._map = options.map_resource
        self.members = type(options.members).from_buffer_copy(options.members)
        if self._map is not None:
            self._function = dict(_abi.Options._fields_)["map_resource"](self._call)
            self.members.map_resource = self._function

    def _call(self, _user: Any, request: Any, binding: Any) -> bool:
        try:
            assert self._map is not None
            return bool(self._map(request.contents, binding.contents))
        except BaseException as raised:  # pylint: disable=broad-except
            self.raised = raised
            return False


@dataclasses.dataclass(frozen=True)
class Bound:
    """A resource of the shader and where it lives in Vulkan."""

    name: str
    resource_class: _abi.ResourceClass
    space: int
    register: int
    count: int
    set: int
    binding: int


@dataclasses.dataclass(frozen=True)
class Spirv:
    """A converted entry point."""

    code: bytes  # words in the order of this machine, for vkCreateShaderModule
    stage: _abi.Stage
    entry_name: str
    resources: tuple[Bound, ...]

    def needs(self) -> list[dict[str, Any]]:
        """What a device must have: versions, features, properties, limits, extensions."""
        count = len(self.code) // 4
        words = (ctypes.c_uint32 * count).from_buffer_copy(self.code)
        text = _converter().text("dxs_spirv_needs_to_json", words, count)
        needs: list[dict[str, Any]] = json.loads(text)["needs"]
        return needs


@dataclasses.dataclass(frozen=True)
class EntryPoint:
    """An entry point of a module."""

    name: str
    stage: _abi.Stage
    thread_group: tuple[int, int, int]


class Module(_Object):
    """A parsed DXIL module, from a DXBC container or raw bitcode. Several threads may use it at once."""

    _kind = "module"

    def __init__(self, data: bytes, options: Optional[_abi.ParseOptions] = None) -> None:
        super().__init__()
        options = options or parse_options(names=True)
        self._check(library().dxs_module_parse(self._handle, data, len(data), options))
        #: FNV-1 of the bytes, by which vkd3d-proton and its layer name shaders and libraries.
        self.hash: int = hash_shader(data).hash

    @property
    def shader_model(self) -> tuple[int, int]:
        """For example (6, 6)."""
        info = self._info()
        return info.shader_model_major, info.shader_model_minor

    @property
    def stage(self) -> _abi.Stage:
        """The stage of the only entry point, or LIBRARY."""
        return _abi.Stage(self._info().stage)

    @property
    def has_debug_info(self) -> bool:
        """Whether there are source lines."""
        return bool(self._info().has_debug_info)

    @property
    def entries(self) -> tuple[EntryPoint, ...]:
        """The entry points; a library has several."""
        entries = [library().dxs_module_entry(self._handle, n).contents for n in range(self._info().entry_count)]
        return tuple(EntryPoint(e.name.decode(), _abi.Stage(e.stage), tuple(e.thread_group)) for e in entries)

    def _info(self) -> Any:
        return library().dxs_module_describe(self._handle).contents

    def _entry(self, entry: Entry) -> int:
        count = self._info().entry_count
        if entry is None and count != 1:
            raise ValueError(f"the module has {count} entry points; give one of: "
                             + ", ".join(e.name for e in self.entries))
        if isinstance(entry, str):
            index: int = library().dxs_module_find_entry(self._handle, entry.encode())
            if index == _abi.NONE:
                raise ValueError(f"no entry point {entry!r}; there are: " + ", ".join(e.name for e in self.entries))
            return index
        return entry or 0

    def convert(self, entry: Entry = None, options: Optional[Options] = None) -> Spirv:
        """Translates an entry point, given by name or index, to SPIR-V."""
        callback = _Callback(options or Options())
        spirv, converter = _abi.Spirv(), _converter()
        result = library().dxs_convert(converter._handle, self._handle, self._entry(entry), callback.members, spirv)
        if callback.raised:
            raise callback.raised
        converter._check(result)
        resources = (spirv.resources[n] for n in range(spirv.resource_count))
        return Spirv(ctypes.string_at(spirv.words, 4 * spirv.word_count), _abi.Stage(spirv.stage),
                     spirv.entry_name.decode(), tuple(_bound(r) for r in resources))

    def reflect(self, entry: Entry = None, options: Optional[Options] = None) -> dict[str, Any]:
        """Signatures, resources and their bindings (docs/reference/json.md). A library without `entry`: its entry
        points, functions and subobjects."""
        callback = _Callback(options or Options())
        callback.members.shader_hash = callback.members.shader_hash or self.hash
        is_summary = entry is None and self._info().entry_count != 1
        index = _abi.NONE if is_summary else self._entry(entry)
        try:
            text = _converter().text("dxs_reflect", self._handle, index, callback.members)
        except Error:
            if callback.raised:
                raise callback.raised from None
            raise
        reflection: dict[str, Any] = json.loads(text)
        return reflection

    def features(self, entry: Entry = None, options: Optional[Options] = None) -> dict[str, Any]:
        """What a device must have for an entry point, told before a conversion: required_features and used_features
        (members of options.features), and needs, some of them optional (docs/reference/json.md)."""
        callback = _Callback(options or Options())
        try:
            text = _converter().text("dxs_entry_needs_to_json", self._handle, self._entry(entry), callback.members)
        except Error:
            if callback.raised:
                raise callback.raised from None
            raise
        features: dict[str, Any] = json.loads(text)
        return features

    def disassemble(self) -> str:
        """The module as LLVM-like assembly."""
        return _converter().text("dxs_disassemble", self._handle)

    def root_signature(self) -> Optional["RootSignature"]:
        """The root signature in the container, if there is one."""
        size = ctypes.c_size_t()
        content = library().dxs_module_root_signature(self._handle, size)
        return RootSignature(ctypes.string_at(content, size.value)) if content else None


def _bound(bound: Any) -> Bound:
    resource = bound.resource.contents
    return Bound(resource.name.decode("utf-8", "replace"), _abi.ResourceClass(resource.resource_class),
                 resource.space, resource.lower_bound, resource.count, bound.binding.set, bound.binding.binding)


class RootSignature(_Object):
    """A root signature, from a DXBC container or the content of its RTS0 part."""

    _kind = "root_signature"

    def __init__(self, data: Optional[bytes] = None) -> None:
        super().__init__()
        if data is not None:
            self._check(library().dxs_root_signature_parse(self._handle, data, len(data)))

    @classmethod
    def from_hlsl(cls, text: str, version: _abi.RootSignatureVersion = _abi.RootSignatureVersion.V1_1
                  ) -> "RootSignature":
        """Reads HLSL's notation: "CBV(b0), DescriptorTable(SRV(t0))"."""
        signature, data = cls(), text.encode()
        signature._check(function("dxs_root_signature_from_hlsl")(signature._handle, version, data, len(data)))
        return signature

    @classmethod
    def from_json(cls, text: str) -> "RootSignature":
        """Reads what to_json wrote."""
        signature, data = cls(), text.encode()
        signature._check(function("dxs_root_signature_from_json")(signature._handle, data, len(data)))
        return signature

    def _describe(self) -> Any:
        return library().dxs_root_signature_describe(self._handle)

    def _write(self, name: str) -> bytes:
        with self._lock:
            data, size = ctypes.c_char_p(), ctypes.c_size_t()
            write = function(name)
            pointer = ctypes.cast(ctypes.byref(data), write.argtypes[2])
            self._check(write(self._handle, self._describe(), pointer, ctypes.byref(size)))
            return ctypes.string_at(data, size.value)

    def to_hlsl(self) -> str:
        """HLSL's notation, one element per line."""
        return self._write("dxs_root_signature_to_hlsl").decode()

    def to_json(self) -> str:
        """JSON, for from_json and `dxil-spirv rootsig`."""
        return self._write("dxs_root_signature_to_json").decode()

    def serialize(self) -> bytes:
        """A DXBC container with an RTS0 part, as Direct3D expects it."""
        return self._write("dxs_root_signature_serialize")


class Layout(_Object):
    """A Vulkan pipeline layout for root signatures."""

    _kind = "layout"

    def __init__(self, root_signature: Optional[RootSignature] = None, local: Optional[RootSignature] = None,
                 policy: Optional[_abi.LayoutPolicy] = None) -> None:
        super().__init__()
        self._check(library().dxs_layout_build(self._handle, root_signature and root_signature._describe(),
                                               local and local._describe(), policy))

    def describe(self) -> dict[str, Any]:
        """Sets, bindings, push constants, where each parameter lives."""
        with self._lock:
            text, size = ctypes.c_char_p(), ctypes.c_size_t()
            self._check(function("dxs_layout_to_json")(self._handle, ctypes.byref(text), ctypes.byref(size)))
            layout: dict[str, Any] = json.loads(_text(text, size))
            return layout


@dataclasses.dataclass(frozen=True)
class Hashes:
    """The hashes by which dumps, captures and crash reports identify a shader."""

    hash: int
    digest: bytes
    compiler_hash: bytes


def hash_shader(data: bytes) -> Hashes:
    """Hashes any bytes."""
    hashes = library().dxs_hash_shader(data, len(data))
    return Hashes(hashes.hash, bytes(hashes.digest), bytes(hashes.compiler_hash))


def convert(data: bytes, entry: Entry = None, options: Optional[Options] = None) -> Spirv:
    """Parses and converts."""
    return Module(data).convert(entry, options)


def version() -> str:
    """Of the C library."""
    text: str = library().dxs_version().decode()
    return text
