#!/usr/bin/env python3
"""Writes a wheel: the package and the C library.

    wheel.py PACKAGE LIBRARY VERSION LICENSE FOLDER        writes FOLDER/dxs-VERSION-py3-none-PLATFORM.whl"""
import base64
import hashlib
import pathlib
import sys
import sysconfig
import zipfile

METADATA = """Metadata-Version: 2.1
Name: dxs
Version: {version}
Summary: Translates DXIL, the shaders of Direct3D 12, to SPIR-V
License: MIT
Requires-Python: >=3.9
"""
WHEEL = """Wheel-Version: 1.0
Generator: dxs
Root-Is-Purelib: false
Tag: {tag}
"""


def main(package: str, library: str, version: str, license_file: str, folder: str) -> None:
    tag = "py3-none-" + sysconfig.get_platform().replace("-", "_").replace(".", "_")
    info = f"dxs-{version}.dist-info"
    files = {f"dxs/{path.name}": path.read_bytes() for path in sorted(pathlib.Path(package).iterdir())
             if path.suffix == ".py" or path.name == "py.typed"}
    files[f"dxs/{pathlib.Path(library).name}"] = pathlib.Path(library).read_bytes()
    files[f"{info}/METADATA"] = METADATA.format(version=version).encode()
    files[f"{info}/WHEEL"] = WHEEL.format(tag=tag).encode()
    files[f"{info}/LICENSE"] = pathlib.Path(license_file).read_bytes()
    record = f"{info}/RECORD"
    lines = [f"{name},sha256={base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b'=').decode()},{len(data)}"
             for name, data in files.items()]
    files[record] = "\n".join([*lines, f"{record},,", ""]).encode()
    wheel = pathlib.Path(folder) / f"dxs-{version}-{tag}.whl"
    with zipfile.ZipFile(wheel, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in files.items():  # a fixed date: equal files give equal wheels
            entry = zipfile.ZipInfo(name, (2000, 1, 1, 0, 0, 0))
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, data)
    print(wheel)


if __name__ == "__main__":
    main(*sys.argv[1:])
