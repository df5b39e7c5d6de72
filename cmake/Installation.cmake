# What is installed, and the packages that `cpack` makes of it. Components: runtime (the libraries that programs load),
# development, tool, modules (what the tool loads), and compat if it was asked for.
include(CMakePackageConfigHelpers)

install(TARGETS dxs_static dxs_shared dxs_inspect dxs_inspect_shared dxs_exec dxs_exec_shared dxs_decoders_static
        dxs_decoders_shared EXPORT dxs
        RUNTIME COMPONENT runtime LIBRARY COMPONENT runtime NAMELINK_COMPONENT development
        ARCHIVE COMPONENT development)
install(FILES include/dxs.h include/dxs.hpp include/dxs_decoders.h include/dxs_exec.h include/dxs_graph.h include/dxs_inspect.h
              include/dxs_layout.h include/dxs_module.h include/dxs_nodes.h include/dxs_options.h include/dxs_print.glsl
              include/dxs_root_signature.h
        DESTINATION ${CMAKE_INSTALL_INCLUDEDIR} COMPONENT development)

# ---- CMake and pkg-config ----

install(EXPORT dxs NAMESPACE dxs:: FILE dxsTargets.cmake DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/dxs
        COMPONENT development)
configure_package_config_file(cmake/dxsConfig.cmake.in dxsConfig.cmake
                              INSTALL_DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/dxs)
write_basic_package_version_file(dxsConfigVersion.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/dxsConfig.cmake ${PROJECT_BINARY_DIR}/dxsConfigVersion.cmake
        DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/dxs COMPONENT development)

foreach(name IN ITEMS dxs dxs_inspect dxs_exec dxs_decoders)
    configure_file(cmake/${name}.pc.in ${name}.pc @ONLY)
    install(FILES ${PROJECT_BINARY_DIR}/${name}.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig COMPONENT development)
endforeach()

# ---- Documents ----

install(FILES LICENSE README.md CHANGELOG.md SECURITY.md DESTINATION ${CMAKE_INSTALL_DOCDIR} COMPONENT development)
# Packages have the license where Debian's have it: each can be installed alone.
install(FILES LICENSE DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/libdxs${abi_version} COMPONENT runtime RENAME copyright)
install(FILES LICENSE DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/libdxs-dev COMPONENT development RENAME copyright)
if(TARGET dxil-spirv)
    install(FILES LICENSE DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/dxil-spirv COMPONENT tool RENAME copyright)
    install(FILES LICENSE DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/dxil-spirv-modules COMPONENT modules RENAME copyright)
endif()
install(DIRECTORY docs/ DESTINATION ${CMAKE_INSTALL_DOCDIR}/docs COMPONENT development)

# ---- Packages ----

set(CPACK_PACKAGE_NAME dxs)
set(CPACK_PACKAGE_VENDOR "The dxs authors")
set(CPACK_PACKAGE_CONTACT "The dxs authors <dxs@localhost>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "Translates DXIL, the shaders of Direct3D 12, to SPIR-V")
set(CPACK_RESOURCE_FILE_LICENSE ${PROJECT_SOURCE_DIR}/LICENSE)
set(CPACK_STRIP_FILES ON)
set(CPACK_PROJECT_CONFIG_FILE ${PROJECT_SOURCE_DIR}/cmake/PackageGenerators.cmake)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS_PRIVATE_DIRS ${PROJECT_BINARY_DIR} ${PROJECT_BINARY_DIR}/decoders)
set(CPACK_COMPONENTS_ALL runtime development)
if(TARGET dxil-spirv)
    list(APPEND CPACK_COMPONENTS_ALL tool)
endif()
if(TARGET dxil-spirv-spirv-tools OR TARGET dxil-spirv-spirv-cross OR TARGET dxil-spirv-png)
    list(APPEND CPACK_COMPONENTS_ALL modules)
    set(CPACK_DEBIAN_TOOL_PACKAGE_RECOMMENDS "dxil-spirv-modules (= ${PROJECT_VERSION})")
endif()
if(TARGET dxil-spirv AND DXS_PLAYGROUND)
    list(APPEND CPACK_COMPONENTS_ALL playground)
    set(CPACK_DEBIAN_TOOL_PACKAGE_SUGGESTS "graphviz, dxil-spirv-playground")
    install(FILES LICENSE DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/dxil-spirv-playground COMPONENT playground RENAME copyright)
endif()
if(DXS_BUILD_COMPAT)
    list(APPEND CPACK_COMPONENTS_ALL compat)
endif()
set(CPACK_DEBIAN_RUNTIME_PACKAGE_NAME libdxs${abi_version})
set(CPACK_DEBIAN_RUNTIME_PACKAGE_SECTION libs)
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_NAME libdxs-dev)
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_SECTION libdevel)
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_DEPENDS "libdxs${abi_version} (= ${PROJECT_VERSION})")
set(CPACK_DEBIAN_TOOL_PACKAGE_NAME dxil-spirv)
set(CPACK_DEBIAN_TOOL_PACKAGE_SECTION utils)
if(NOT CPACK_DEBIAN_TOOL_PACKAGE_SUGGESTS)
    set(CPACK_DEBIAN_TOOL_PACKAGE_SUGGESTS graphviz)
endif()
set(CPACK_DEBIAN_PLAYGROUND_PACKAGE_NAME dxil-spirv-playground)
set(CPACK_DEBIAN_PLAYGROUND_PACKAGE_SECTION utils)
set(CPACK_DEBIAN_PLAYGROUND_PACKAGE_ARCHITECTURE all)
set(CPACK_DEBIAN_MODULES_PACKAGE_NAME dxil-spirv-modules)
set(CPACK_DEBIAN_MODULES_PACKAGE_SECTION utils)
set(CPACK_DEBIAN_COMPAT_PACKAGE_NAME libdxil-spirv-c-shared2-dxs)
set(CPACK_DEBIAN_COMPAT_PACKAGE_SECTION libs)
set(CPACK_COMPONENT_RUNTIME_DESCRIPTION "The shared library libdxs, and the decoders of documented formats.")
set(CPACK_COMPONENT_DEVELOPMENT_DESCRIPTION "Headers, static libraries, CMake and pkg-config files, documents of libdxs.")
set(CPACK_COMPONENT_TOOL_DESCRIPTION "Converts, shows, reflects and executes DXIL shaders.")
set(CPACK_COMPONENT_MODULES_DESCRIPTION "What dxil-spirv loads to validate, and to show assembly, GLSL and HLSL.")
set(CPACK_COMPONENT_PLAYGROUND_DESCRIPTION "The report as a page that converts shaders itself: dxil-spirv playground.")
set(CPACK_COMPONENT_COMPAT_DESCRIPTION "Takes the place of dxil-spirv's shared library, with the same interface.")
include(CPack)
