# Unpacks shaders.tar.xz into a folder with the sources and .run files, so that suites for folders of shaders run on it.
# They look for NAME.dxil; Microsoft's listing is NAME.asm.
#   cmake -DARCHIVE=... -DSHADERS=tests/shaders -DOWN=tests/dxbc -DFOLDER=... -P unpack.cmake
file(REMOVE_RECURSE ${FOLDER})
file(ARCHIVE_EXTRACT INPUT ${ARCHIVE} DESTINATION ${FOLDER})
file(GLOB_RECURSE programs RELATIVE ${FOLDER} ${FOLDER}/*.dxbc)
foreach(program IN LISTS programs)
    string(REGEX REPLACE "\\.dxbc$" "" name ${program})
    file(RENAME ${FOLDER}/${program} ${FOLDER}/${name}.dxil)
    get_filename_component(topic ${FOLDER}/${name} DIRECTORY)
    foreach(folder IN ITEMS ${SHADERS} ${OWN})
        foreach(suffix IN ITEMS hlsl run)
            if(EXISTS ${folder}/${name}.${suffix})
                file(COPY ${folder}/${name}.${suffix} DESTINATION ${topic})
            endif()
        endforeach()
    endforeach()
endforeach()
