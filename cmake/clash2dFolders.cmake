# Where the files of an installed clash2d are, from where this one is. Here, the folders of
# `cargo cinstall --prefix PREFIX`; CMake's installation has a file of this name for its own.
get_filename_component(_clash2d_prefix "${CMAKE_CURRENT_LIST_DIR}/../../.." ABSOLUTE)
set(_clash2d_include include)
set(_clash2d_folders lib/${CMAKE_LIBRARY_ARCHITECTURE} lib lib64 bin)
