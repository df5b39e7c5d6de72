"""dxs for Conan 2, from the checkout that this file lies in: conan create packaging/conan"""
import os
import re

from conan import ConanFile
from conan.tools.cmake import CMake, CMakeToolchain, cmake_layout
from conan.tools.files import copy, load, rm, rmdir


class DxsConan(ConanFile):
    name = "dxs"
    description = "Translates DXIL and DXBC, the shaders of Direct3D, to SPIR-V"
    license = "MIT"
    topics = ("shader", "dxil", "dxbc", "spirv", "vulkan", "direct3d")
    package_type = "library"
    languages = "C"
    settings = "os", "arch", "compiler", "build_type"
    options = {"shared": [True, False], "fPIC": [True, False], "dxbc": [True, False], "tool": [True, False]}
    default_options = {"shared": False, "fPIC": True, "dxbc": True, "tool": False}
    implements = ["auto_shared_fpic"]

    def _root(self, folder):
        return os.path.join(folder, os.pardir, os.pardir)

    def set_version(self):
        header = load(self, os.path.join(self._root(self.recipe_folder), "include", "dxs.h"))
        numbers = (re.search(rf"#define DXS_VERSION_{part} (\d+)", header).group(1) for part in ("MAJOR", "MINOR", "PATCH"))
        self.version = ".".join(numbers)

    def export_sources(self):
        for pattern in ("CMakeLists.txt", "LICENSE", "*.md", "*.def", "base/*", "bindings/*", "cfg/*", "cli/*", "cmake/*",
                        "compat/*", "decoders/*", "docs/*", "dxbc/*", "dxil/*", "examples/*", "exec/*", "include/*",
                        "inspect/*", "parse/*", "python/*", "runner/*", "spirv/*", "verify/*"):
            copy(self, pattern, src=self._root(self.recipe_folder), dst=self.export_sources_folder)

    def layout(self):
        cmake_layout(self)

    def requirements(self):
        self.requires("spirv-headers/[>=1.3.239]", visible=False)

    def generate(self):
        toolchain = CMakeToolchain(self)
        headers = self.dependencies["spirv-headers"].cpp_info.aggregated_components().includedirs[0]
        toolchain.cache_variables["SPIRV_HEADERS_INCLUDE_DIR"] = headers.replace("\\", "/")
        toolchain.cache_variables["DXS_BUILD_TESTS"] = False
        toolchain.cache_variables["DXS_BUILD_EXAMPLES"] = False
        toolchain.cache_variables["DXS_BUILD_CLI"] = bool(self.options.tool)
        toolchain.cache_variables["DXS_DXBC"] = bool(self.options.dxbc)
        toolchain.generate()

    def build(self):
        cmake = CMake(self)
        cmake.configure()
        cmake.build()

    def package(self):
        CMake(self).install()
        libraries = os.path.join(self.package_folder, "lib")
        rmdir(self, os.path.join(libraries, "cmake"))  # Conan writes its own
        rmdir(self, os.path.join(libraries, "pkgconfig"))
        rmdir(self, os.path.join(self.package_folder, "share"))
        copy(self, "LICENSE", src=self.source_folder, dst=os.path.join(self.package_folder, "licenses"))
        # The build makes both kinds.
        for pattern in ("*.a",) if self.options.shared else ("*.so*", "*.dylib", "*.dll"):
            rm(self, pattern, libraries)
            rm(self, pattern, os.path.join(self.package_folder, "bin"))

    def package_info(self):
        self.cpp_info.set_property("cmake_file_name", "dxs")
        for component, library, requires in (("dxs", "dxs", []), ("inspect", "dxs_inspect", ["dxs"]),
                                             ("exec", "dxs_exec", ["inspect"]), ("decoders", "dxs_decoders", ["dxs"])):
            info = self.cpp_info.components[component]
            info.libs = [library]
            info.requires = requires
            info.set_property("cmake_target_name", f"dxs::{component}")
            info.set_property("pkg_config_name", library)
            if self.settings.os in ("Linux", "FreeBSD"):
                info.system_libs = ["m"]
