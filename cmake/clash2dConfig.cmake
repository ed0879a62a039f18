# An installed clash2d: find_package(clash2d [VERSION] [COMPONENTS static shared]).
#
#   clash2d::static     the static library, with the system's libraries that it needs
#   clash2d::shared     the shared library
#   clash2d::clash2d    the static one, or with BUILD_SHARED_LIBS the shared one; if only one of the
#                       two is installed, that one
#
# Everything is found from where this file lies, by clash2dFolders.cmake, so that the prefix may be
# moved.
if(TARGET clash2d::clash2d)
    return()
endif()
cmake_policy(PUSH)
cmake_policy(VERSION 3.16)

include("${CMAKE_CURRENT_LIST_DIR}/clash2dFolders.cmake")
include("${CMAKE_CURRENT_LIST_DIR}/clash2dSystemLibraries.cmake")

# Sets a variable to the first of some files that exists in a folder of libraries or programs.
function(_clash2d_find variable)
    foreach(folder ${_clash2d_folders})
        foreach(name ${ARGN})
            if(EXISTS "${_clash2d_prefix}/${folder}/${name}")
                set(${variable} "${_clash2d_prefix}/${folder}/${name}" PARENT_SCOPE)
                return()
            endif()
        endforeach()
    endforeach()
    set(${variable} "" PARENT_SCOPE)
endfunction()

if(MSVC)
    _clash2d_find(_clash2d_static clash2d.lib)
    _clash2d_find(_clash2d_shared clash2d.dll)
    _clash2d_find(_clash2d_import clash2d.dll.lib)
elseif(WIN32)
    _clash2d_find(_clash2d_static libclash2d.a)
    _clash2d_find(_clash2d_shared clash2d.dll)
    _clash2d_find(_clash2d_import libclash2d.dll.a clash2d.dll.a)
else()
    _clash2d_find(_clash2d_static libclash2d.a)
    _clash2d_find(_clash2d_shared libclash2d.so libclash2d.dylib)
    set(_clash2d_import "")
endif()

if(_clash2d_static)
    add_library(clash2d::static STATIC IMPORTED)
    set_target_properties(clash2d::static PROPERTIES
        IMPORTED_LOCATION "${_clash2d_static}"
        INTERFACE_INCLUDE_DIRECTORIES "${_clash2d_prefix}/${_clash2d_include}"
        INTERFACE_LINK_OPTIONS "${CLASH2D_LINK_OPTIONS}"
        INTERFACE_LINK_LIBRARIES "${CLASH2D_SYSTEM_LIBRARIES}")
    set(clash2d_static_FOUND TRUE)
endif()
if(_clash2d_shared AND (_clash2d_import OR NOT WIN32))
    add_library(clash2d::shared SHARED IMPORTED)
    set_target_properties(clash2d::shared PROPERTIES
        IMPORTED_LOCATION "${_clash2d_shared}"
        INTERFACE_INCLUDE_DIRECTORIES "${_clash2d_prefix}/${_clash2d_include}")
    if(_clash2d_import)
        set_target_properties(clash2d::shared PROPERTIES IMPORTED_IMPLIB "${_clash2d_import}")
    endif()
    set(clash2d_shared_FOUND TRUE)
endif()

if(TARGET clash2d::shared AND (BUILD_SHARED_LIBS OR NOT TARGET clash2d::static))
    set(_clash2d_default clash2d::shared)
else()
    set(_clash2d_default clash2d::static)
endif()
if(TARGET ${_clash2d_default})
    add_library(clash2d::clash2d INTERFACE IMPORTED)
    set_target_properties(clash2d::clash2d PROPERTIES
        INTERFACE_LINK_LIBRARIES ${_clash2d_default})
else()
    set(clash2d_FOUND FALSE)
    set(clash2d_NOT_FOUND_MESSAGE "neither the static nor the shared library is in ${_clash2d_prefix}")
endif()

foreach(_clash2d_component ${clash2d_FIND_COMPONENTS})
    if(clash2d_FIND_REQUIRED_${_clash2d_component} AND NOT clash2d_${_clash2d_component}_FOUND)
        set(clash2d_FOUND FALSE)
        set(clash2d_NOT_FOUND_MESSAGE
            "the ${_clash2d_component} library is not in ${_clash2d_prefix}")
    endif()
endforeach()

unset(_clash2d_component)
unset(_clash2d_default)
unset(_clash2d_folders)
unset(_clash2d_import)
unset(_clash2d_include)
unset(_clash2d_prefix)
unset(_clash2d_shared)
unset(_clash2d_static)
cmake_policy(POP)
