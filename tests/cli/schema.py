"""What dxil-spirv writes as JSON, against docs/reference/json/dxs.schema.json.

    schema.py SCHEMA DXIL-SPIRV SHADERS

The validator knows the keywords that the schema uses and refuses others."""
import copy
import json
import pathlib
import re
import subprocess
import sys
import tempfile

TYPES = {"object": dict, "array": list, "string": str, "boolean": bool, "null": type(None)}


def is_of(value, name):
    if name in ("integer", "number"):
        return isinstance(value, int if name == "integer" else (int, float)) and not isinstance(value, bool)
    return isinstance(value, TYPES[name])


class Schema:
    def __init__(self, path):
        self.definitions = json.loads(pathlib.Path(path).read_text(encoding="utf-8"))["$defs"]
        self.used = set()  # (definition, member) that a document had

    def faults(self, name, value):
        return list(self._check({"$ref": "#/$defs/" + name}, value, name, name))

    def _check(self, schema, value, path, owner):
        for keyword, argument in schema.items():
            if keyword == "$ref":
                name = argument.removeprefix("#/$defs/")
                yield from self._check(self.definitions[name], value, path, name)
            elif keyword == "type":
                names = argument if isinstance(argument, list) else [argument]
                if not any(is_of(value, n) for n in names):
                    yield f"{path}: {value!r} is no {argument}"
                    return
            elif keyword == "enum" and value not in argument:
                yield f"{path}: {value!r} is not one of {argument}"
            elif keyword == "anyOf" and all(list(self._check(s, value, path, owner)) for s in argument):
                yield f"{path}: {value!r} fits no alternative"
            elif keyword == "pattern" and not re.search(argument, value):
                yield f"{path}: {value!r} is not {argument}"
            elif keyword == "minimum" and value is not None and value < argument:
                yield f"{path}: {value} is below {argument}"
            elif keyword in ("minItems", "maxItems") and (len(value) - argument) * (1 if keyword == "maxItems" else -1) > 0:
                yield f"{path}: {len(value)} items"
            elif keyword == "required":
                yield from (f"{path}: {key} is missing" for key in argument if key not in value)
            elif keyword == "additionalProperties":
                yield from (f"{path}: {key} is not documented" for key in value if key not in schema["properties"])
            elif keyword == "properties":
                for key, part in value.items():
                    self.used.add((owner, key))
                    yield from self._check(argument.get(key, {}), part, f"{path}.{key}", owner)
            elif keyword == "items":
                for index, part in enumerate(value):
                    yield from self._check(argument, part, f"{path}[{index}]", owner)
            elif keyword not in ("description", "enum", "anyOf", "pattern", "minimum", "minItems", "maxItems"):
                raise ValueError(f"the schema has the unknown keyword {keyword}")


def mutants(value):
    """Documents with one fault each: a member less, a member more, a value of another type."""
    for key in value:
        for change in ("drop", "type", "add"):
            mutant = copy.deepcopy(value)
            if change == "drop":
                del mutant[key]
            elif change == "type":
                mutant[key] = {"no": "such"}
            else:
                mutant[key + "_"] = 0
            yield mutant


class Tool:
    def __init__(self, path):
        self.path = path

    def documents(self, *arguments):
        """By name of the definition: what one run of the tool writes; nothing if it refuses."""
        kinds = {"reflection": "all.json", "needs": "all.needs.json", "features": "all.features.json"}
        with tempfile.TemporaryDirectory() as folder:
            outputs = {kind: pathlib.Path(folder) / name for kind, name in kinds.items()}
            switches = [word for path in outputs.values() for word in ("-o", path)]
            subprocess.run([self.path, *map(str, [*arguments, *switches])], capture_output=True, check=False)
            return {kind: json.loads(path.read_text(encoding="utf-8")) for kind, path in outputs.items() if path.exists()}

    def reflection(self, *arguments):
        done = subprocess.run([self.path, *map(str, arguments), "--reflect"], capture_output=True, text=True, check=False)
        return json.loads(done.stdout) if done.returncode == 0 and done.stdout else None


def directives(shader):
    """The options in the first lines of the shader's source."""
    for source in (shader.with_suffix(".hlsl"), shader.with_suffix(".ll")):
        for line in source.read_text(encoding="utf-8", errors="replace").splitlines()[:8] if source.exists() else []:
            if line.lstrip("/; ").startswith("dxs: "):
                return line.split("dxs: ", 1)[1].split()
    return []


def documents(tool, shaders):
    """(name of the definition, document) of all test shaders."""
    for shader in shaders:
        options = directives(shader)
        written = tool.documents(shader, *options)
        whole = written.get("reflection") or tool.reflection(shader, *options)
        runs = [written]
        if whole and "entries" in whole:
            yield "library", whole
            runs = [tool.documents(shader, *options, "--entry", e["entry"]) for e in whole["entries"][:3]]
        elif whole and not written:
            yield "reflection", whole
        for run in runs:
            yield from run.items()
            if "layout" in run.get("reflection", {}):
                yield "layout", run["reflection"]["layout"]


def records(tool, folder):
    with tempfile.TemporaryDirectory() as out:
        lines = pathlib.Path(out) / "records"
        subprocess.run([tool.path, folder, "--output-folder", out, "--records", lines], capture_output=True, check=False)
        for line in lines.read_text(encoding="utf-8").splitlines():
            document = json.loads(line)
            yield "skipped" if "skipped" in document else "record", document


def main(schema_path, tool_path, folder):
    schema, tool = Schema(schema_path), Tool(tool_path)
    shaders = sorted(pathlib.Path(folder).rglob("*.dxil"))
    shaders = [s for n, s in enumerate(shaders) if n % 4 == 0 or s.parent.name in ("library", "work-graph", "binding")]
    seen, faults = {}, []
    for name, document in [*documents(tool, shaders), *records(tool, pathlib.Path(folder) / "hull")]:
        faults += schema.faults(name, document)
        seen.setdefault(name, []).append(document)
    for fault in faults[:20]:
        print(fault)
    caught = sum(1 for name, list_ in seen.items() for mutant in mutants(list_[0]) if Schema(schema_path).faults(name, mutant))
    changed = sum(1 for list_ in seen.values() for _ in mutants(list_[0]))
    optional = sum(1 for list_ in seen.items() for key in list_[1][0] if key not in schema.definitions[list_[0]]["required"])
    print({name: len(list_) for name, list_ in seen.items()}, f"{len(faults)} faults;",
          f"{caught} of {changed} damaged documents refused, {optional} lack an optional member")
    expected = {"reflection", "library", "needs", "features", "layout", "record", "skipped"}
    return len(faults) or caught + optional != changed or set(seen) != expected


if __name__ == "__main__":
    sys.exit(1 if main(*sys.argv[1:]) else 0)
