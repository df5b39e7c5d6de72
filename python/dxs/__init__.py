"""DXIL, the shader format of Direct3D 12, to SPIR-V.

    module = dxs.Module(pathlib.Path("shader.dxil").read_bytes())
    spirv = module.convert()
    pathlib.Path("shader.spv").write_bytes(spirv.code)

What fails raises dxs.Error with a code, a message and the place in the shader."""
from ._abi import (Binding, BindingRequest, DescriptorForm, LayoutPolicy, ParseOptions, Program, ResourceClass, Result,
                   RootSignatureVersion, Stage)
from ._objects import (Bound, EntryPoint, Error, Hashes, Layout, Module, Options, RootSignature, Spirv, convert,
                       hash_shader, layout_policy, parse_options, version)

__all__ = ["Binding", "BindingRequest", "Bound", "DescriptorForm", "EntryPoint", "Error", "Hashes", "Layout",
           "LayoutPolicy", "Module", "Options", "ParseOptions", "Program", "ResourceClass", "Result", "RootSignature",
           "RootSignatureVersion", "Spirv", "Stage", "convert", "hash_shader", "layout_policy", "parse_options",
           "version"]
