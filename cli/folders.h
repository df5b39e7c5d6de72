/* Lists and makes folders. */
#ifndef CLI_FOLDERS_H
#define CLI_FOLDERS_H

#include <stdbool.h>
#include <stddef.h>

bool is_folder(const char *path);
bool file_exists(const char *path);

/* Makes the folders of a file's path. False: see errno. */
bool make_folders(const char *file_path);

/* Calls `found` with the path of each file in the folder and below, FOLDER/A/B, in any order. Links to folders are not
 * followed. False: a folder cannot be read, see errno; or `found` returned false. */
bool list_files(const char *folder, bool (*found)(void *user, const char *path), void *user);

#endif
