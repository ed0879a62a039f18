# CLASH2D_SYSTEM_LIBRARIES: the system's libraries that a program with the static library of a debug build
# needs, which has Rust's std inside, by `rustc --print native-static-libs`, but for the C library and the
# compiler's own, which a C or C++ compiler adds by itself. A release needs none.
if(WIN32)
    set(CLASH2D_SYSTEM_LIBRARIES kernel32 ntdll userenv ws2_32 dbghelp)
elseif(APPLE)
    set(CLASH2D_SYSTEM_LIBRARIES m)
elseif(ANDROID)
    set(CLASH2D_SYSTEM_LIBRARIES dl log m)
elseif(CMAKE_SYSTEM_NAME STREQUAL "Linux")
    set(CLASH2D_SYSTEM_LIBRARIES util rt pthread m dl)
elseif(EMSCRIPTEN)
    set(CLASH2D_SYSTEM_LIBRARIES)
else()
    set(CLASH2D_SYSTEM_LIBRARIES pthread m)
endif()

# CLASH2D_LINK_OPTIONS: what leaves the questions that a program does not ask out of it.
if(APPLE)
    set(CLASH2D_LINK_OPTIONS -Wl,-dead_strip)
elseif(MSVC)
    set(CLASH2D_LINK_OPTIONS)
else()
    set(CLASH2D_LINK_OPTIONS -Wl,--gc-sections)
endif()
