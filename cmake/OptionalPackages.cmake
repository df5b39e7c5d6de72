# Packages that the library does without. Each one that is missing is reported at the end of the configuration, with what
# it would give and the Debian package it comes in.

# What is installed on this machine serves no other; who compiles for one with packages of its own says where they are.
if(CMAKE_CROSSCOMPILING AND NOT CMAKE_FIND_ROOT_PATH)
    set(OF_ANOTHER_MACHINE ON)
endif()

set(missing_packages "")
macro(note_missing found what gives package)
    if(NOT ${found})
        list(APPEND missing_packages "${what}: would give ${gives} (Debian: ${package})")
    endif()
endmacro()

function(report_optional_packages)
    if(NOT missing_packages)
        message(STATUS "Optional packages: all found")
    endif()
    foreach(line IN LISTS missing_packages)
        message(STATUS "Not found: ${line}")
    endforeach()
endfunction()

# SPIRV-Tools comes as a static C++ library behind a C header: it takes a C++ compiler to link it.
if(NOT OF_ANOTHER_MACHINE)
    find_package(PkgConfig QUIET)
    find_package(Vulkan QUIET)
    find_package(PNG QUIET)
    include(CheckLanguage)
    check_language(CXX)
    if(CMAKE_CXX_COMPILER)
        enable_language(CXX)
        find_package(SPIRV-Tools QUIET CONFIG)
    endif()
endif()
foreach(candidate IN ITEMS SPIRV-Tools-static SPIRV-Tools-shared SPIRV-Tools)
    if(TARGET ${candidate})
        add_library(dxs_spirv_tools INTERFACE)
        target_link_libraries(dxs_spirv_tools INTERFACE ${candidate})
        get_target_property(CMAKE_REQUIRED_INCLUDES ${candidate} INTERFACE_INCLUDE_DIRECTORIES)
        break()
    endif()
endforeach()
if(TARGET dxs_spirv_tools)
    set(SPIRV_TOOLS_FOUND ON)
    # Later versions than Debian 12's can be told that the device has maintenance8 and 9. Compiled only, as C cannot link it.
    include(CheckCSourceCompiles)
    set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)
    check_c_source_compiles("#include <spirv-tools/libspirv.h>
        void (*set)(spv_validator_options, bool) = spvValidatorOptionsSetAllowOffsetTextureOperand;"
        SPIRV_TOOLS_KNOWS_OFFSETS)
    check_c_source_compiles("#include <spirv-tools/libspirv.h>
        void (*set)(spv_validator_options, bool) = spvValidatorOptionsSetAllowVulkan32BitBitwise;"
        SPIRV_TOOLS_KNOWS_BITS)
    unset(CMAKE_REQUIRED_INCLUDES)
    unset(CMAKE_TRY_COMPILE_TARGET_TYPE)
endif()
note_missing("SPIRV_TOOLS_FOUND" "SPIRV-Tools" "--asm and --validate, and the tests of valid output"
             "spirv-tools, where there is one spirv-tools-dev, g++")

if(PKG_CONFIG_FOUND)
    pkg_check_modules(SPIRV_CROSS QUIET IMPORTED_TARGET spirv-cross-c-shared)
    pkg_check_modules(CMOCKA QUIET IMPORTED_TARGET cmocka)
endif()
note_missing("SPIRV_CROSS_FOUND" "SPIRV-Cross" "--glsl and --hlsl, and the tests of readable output"
             "libspirv-cross-c-shared-dev, pkg-config")

find_program(DOT_PROGRAM dot DOC "Graphviz")
note_missing("DOT_PROGRAM" "Graphviz" "pictures (.svg) beside the .dot files of --cfg" "graphviz")

note_missing("CMOCKA_FOUND" "cmocka" "the unit tests" "libcmocka-dev, pkg-config")

note_missing("Vulkan_FOUND" "Vulkan" "decoder --vulkan, the examples, and tests that run shaders"
             "libvulkan-dev, with a driver such as mesa-vulkan-drivers")

note_missing("PNG_FOUND" "libpng" "pictures as inputs of decoders" "libpng-dev")

# LLVM from 15 on writes pointers without what they point to.
if(NOT OF_ANOTHER_MACHINE)
    find_library(LLVM_LIBRARY NAMES LLVM-14 libLLVM-14.so.1 DOC "LLVM 14")
endif()
note_missing("LLVM_LIBRARY" "LLVM 14" "the comparison of the bitcode reader with LLVM's" "libllvm14")
