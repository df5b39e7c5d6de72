# Finds SPIRV-Headers: SPIRV_HEADERS_INCLUDE_DIR, a system's package, or a copy that DXS_FETCH_SPIRV_HEADERS downloads.
option(DXS_FETCH_SPIRV_HEADERS "Download SPIRV-Headers if they are not installed" OFF)

find_path(SPIRV_HEADERS_INCLUDE_DIR spirv/unified1/spirv.h PATHS /usr/include DOC "Directory of SPIRV-Headers")
if(NOT SPIRV_HEADERS_INCLUDE_DIR AND DXS_FETCH_SPIRV_HEADERS)
    include(FetchContent)
    set(SPIRV_HEADERS_ENABLE_INSTALL OFF)
    FetchContent_Declare(SPIRV-Headers GIT_REPOSITORY https://github.com/KhronosGroup/SPIRV-Headers.git
                         GIT_TAG vulkan-sdk-1.4.309.0 GIT_SHALLOW ON)
    FetchContent_MakeAvailable(SPIRV-Headers)
    set(SPIRV_HEADERS_INCLUDE_DIR ${spirv-headers_SOURCE_DIR}/include)
endif()
if(NOT SPIRV_HEADERS_INCLUDE_DIR)
    message(FATAL_ERROR "SPIRV-Headers are missing (spirv/unified1/spirv.h). Install them (Debian, Ubuntu: spirv-headers; "
                        "Fedora: spirv-headers-devel; Arch, Homebrew, vcpkg: spirv-headers), name their folder with "
                        "-DSPIRV_HEADERS_INCLUDE_DIR=FOLDER, or download them with -DDXS_FETCH_SPIRV_HEADERS=ON")
endif()
