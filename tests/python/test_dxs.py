"""The Python module against what the shaders' sources say, and against dxil-spirv.

    test_dxs.py SHADERS DXIL-SPIRV        PYTHONPATH has the module"""
import ctypes
import json
import pathlib
import subprocess
import sys
import threading
import unittest

import dxs

SHADERS, TOOL = pathlib.Path(sys.argv[1]), sys.argv[2]


def read(name):
    return (SHADERS / name).read_bytes()


def tool(*arguments):
    return subprocess.run([TOOL, *map(str, arguments)], check=True, capture_output=True).stdout


class Modules(unittest.TestCase):
    def test_facts(self):
        module = dxs.Module(read("pixel/discard-alpha.dxil"))  # ps_6_0, main
        self.assertEqual(module.shader_model, (6, 0))
        self.assertEqual(module.stage, dxs.Stage.PIXEL)
        self.assertEqual([e.name for e in module.entries], ["main"])
        self.assertFalse(module.has_debug_info)

    def test_library(self):
        module = dxs.Module(read("library/compute-pair.dxil"))
        self.assertEqual(module.stage, dxs.Stage.LIBRARY)
        names = [e.name for e in module.entries]
        self.assertEqual(sorted(names), ["add", "scale"])
        with self.assertRaisesRegex(ValueError, "2 entry points"):
            module.convert()
        with self.assertRaisesRegex(ValueError, "'ad'; there are: .*add"):
            module.convert("ad")
        self.assertEqual(module.convert("add").code, module.convert(names.index("add")).code)
        self.assertNotEqual(module.convert("add").code, module.convert("scale").code)
        self.assertEqual([f["stage"] for f in module.reflect()["functions"]], ["compute", "compute"])

    def test_damage(self):
        data = read("pixel/discard-alpha.dxil")
        with self.assertRaises(dxs.Error) as caught:
            dxs.Module(b"no shader")
        self.assertEqual(caught.exception.code, dxs.Result.INVALID_CONTAINER)
        with self.assertRaises(dxs.Error) as caught:
            dxs.Module(data[:len(data) // 2])
        self.assertTrue(str(caught.exception).endswith(f"[DXS_RESULT_{caught.exception.code.name}]"))
        broken = data[:4] + bytes([data[4] ^ 1]) + data[5:]  # the digest
        dxs.Module(broken)
        with self.assertRaises(dxs.Error):
            dxs.Module(broken, dxs.parse_options(check_hash=True))

    def test_numbers_of_newer_libraries(self):
        error = dxs.Error(dxs._objects._abi.Error(code=999, message=b"new"))
        self.assertEqual((error.code, error.code.name, str(error)), (999, "UNKNOWN", "new [unknown]"))
        self.assertEqual(dxs.Stage(999), 999)
        with self.assertRaises(ValueError):
            dxs.Stage("pixel")

    def test_text(self):
        name = "pixel/discard-alpha.dxil"
        module = dxs.Module(read(name))
        self.assertEqual(module.disassemble().encode(), tool(SHADERS / name, "--dump-ir"))
        reflection = module.reflect()
        self.assertEqual([(r["class"], r["lower_bound"]) for r in reflection["resources"]], [("srv", 0), ("sampler", 0)])
        printed = json.loads(tool(SHADERS / name, "--reflect"))
        self.assertEqual(reflection["resources"], printed["resources"])
        self.assertEqual(f"{module.hash:016x}", printed["hash"])
        options = dxs.Options()
        for shader in [dxs.Module(read("pixel/nested-loops.dxil")), module]:
            self.assertEqual(shader.reflect(options=options)["hash"], f"{shader.hash:016x}")
        self.assertEqual(reflection["hash"], printed["hash"])


class Conversions(unittest.TestCase):
    def test_words(self):
        for name in ["pixel/discard-alpha.dxil", "pixel/nested-loops.dxil", "debug/variables.dxil"]:
            data = read(name)
            options = dxs.Options(structured_names=True, shader_hash=dxs.hash_shader(data).hash)
            self.assertEqual(dxs.convert(data, options=options).code, tool(SHADERS / name, "--spirv", "-o", "-"), name)

    def test_resources(self):
        options = dxs.Options(model={"shifts": {"srv": 100, "sampler": 7}})
        spirv = dxs.convert(read("pixel/discard-alpha.dxil"), options=options)  # t0 and s0
        self.assertEqual([(r.set, r.binding) for r in spirv.resources], [(0, 100), (0, 7)])
        self.assertEqual([r.resource_class for r in spirv.resources], [dxs.ResourceClass.SRV, dxs.ResourceClass.SAMPLER])
        self.assertEqual((spirv.stage, spirv.entry_name), (dxs.Stage.PIXEL, "main"))

    def test_features(self):
        features = dxs.Module(read("pixel/discard-alpha.dxil")).features()
        self.assertEqual(features["required_features"], [])
        self.assertIn("demote_to_helper", features["used_features"])
        self.assertNotIn("fma", features["used_features"])
        demote = [n for n in features["needs"] if n.get("feature") == "demote_to_helper"]
        self.assertEqual([(n["member"], n["optional"]) for n in demote], [("shaderDemoteToHelperInvocation", True)])
        offsets = dxs.Module(read("sampling/offset-not-constant.dxil")).features()
        self.assertEqual(offsets["required_features"], ["sample_offsets"])

    def test_needs(self):
        needs = dxs.convert(read("pixel/discard-alpha.dxil")).needs()
        self.assertEqual([n["vulkan"] for n in needs if n["kind"] == "version"], ["1.1"])

    def test_options(self):
        with self.assertRaises(AttributeError):
            dxs.Options(exat=True)
        with self.assertRaises(AttributeError):
            dxs.Options(features={"demote": True})
        data = read("pixel/discard-alpha.dxil")
        self.assertEqual(dxs.Options().hash(), dxs.Options(exact=False).hash())
        hashes = {dxs.Options(**values).hash() for values in
                  ({}, {"exact": True}, {"source_name": "a"}, {"map_resource": lambda _request, _binding: True})}
        self.assertEqual(len(hashes), 4)
        demoted = dxs.convert(data, options=dxs.Options(features={"demote_to_helper": True}))
        self.assertIn("shaderDemoteToHelperInvocation", [n.get("member") for n in demoted.needs()])
        with self.assertRaises(dxs.Error) as caught:
            dxs.convert(data, options=dxs.Options(limits={"values": 3}))
        self.assertEqual(caught.exception.code, dxs.Result.VALUE_LIMIT)

    def test_callback(self):
        data, asked = read("pixel/discard-alpha.dxil"), []

        def place(request, binding):
            asked.append((request.stage, request.resource.contents.lower_bound))
            binding.set, binding.binding = 3, len(asked)
            return True

        spirv = dxs.convert(data, options=dxs.Options(map_resource=place))
        self.assertEqual([(r.set, r.binding) for r in spirv.resources], [(3, 1), (3, 2)])
        self.assertEqual(asked, [(dxs.Stage.PIXEL, 0)] * 2)
        with self.assertRaises(dxs.Error) as caught:
            dxs.convert(data, options=dxs.Options(map_resource=lambda request, binding: False))
        self.assertEqual(caught.exception.code, dxs.Result.NO_MAPPING)

        def fail(request, binding):
            raise KeyError("no such register")

        with self.assertRaisesRegex(KeyError, "no such register"):
            dxs.convert(data, options=dxs.Options(map_resource=fail))
        with self.assertRaisesRegex(KeyError, "no such register"):
            dxs.Module(data).reflect(options=dxs.Options(map_resource=fail))

    def test_threads(self):
        module, results = dxs.Module(read("pixel/nested-loops.dxil")), []
        threads = [threading.Thread(target=lambda: results.extend(module.convert().code for _ in range(50)))
                   for _ in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(len(results), 200)
        self.assertEqual(set(results), {module.convert().code})


class RootSignatures(unittest.TestCase):
    def test_forms(self):
        text = "CBV(b3), DescriptorTable(SRV(t0, numDescriptors = 4)), StaticSampler(s1)"
        signature = dxs.RootSignature.from_hlsl(text)
        again = dxs.RootSignature.from_json(signature.to_json())
        self.assertEqual(again.to_hlsl(), signature.to_hlsl())
        self.assertEqual(dxs.RootSignature(signature.serialize()).to_hlsl(), signature.to_hlsl())
        self.assertEqual(signature.serialize()[:4], b"DXBC")
        with self.assertRaisesRegex(dxs.Error, "^line 1, column 5:"):
            dxs.RootSignature.from_hlsl("CBV(x)")

    def test_layout(self):
        signature = dxs.RootSignature.from_hlsl("DescriptorTable(SRV(t0)), DescriptorTable(Sampler(s0))")
        layout = dxs.Layout(signature, policy=dxs.layout_policy(model={"push_constant_limit": 256}))
        parameters = layout.describe()["parameters"]
        self.assertEqual([p["form"] for p in parameters], ["table", "table"])
        self.assertEqual([p["offset"] for p in parameters], [0, 4])
        data = read("pixel/discard-alpha.dxil")
        self.assertNotEqual(dxs.convert(data, options=dxs.Options(layout=layout)).code, dxs.convert(data).code)
        with self.assertRaises(dxs.Error) as caught:
            wrong = dxs.Layout(dxs.RootSignature.from_hlsl("SRV(t9)"))
            dxs.convert(data, options=dxs.Options(layout=wrong))
        self.assertEqual(caught.exception.code, dxs.Result.NOT_COVERED)

    def test_none(self):
        self.assertIsNone(dxs.Module(read("pixel/nested-loops.dxil")).root_signature())


if __name__ == "__main__":
    assert ctypes.sizeof(dxs.ParseOptions) > 0
    unittest.main(argv=sys.argv[:1])
