/* wordfelt.exe: runs the program with the interpreter in the launcher's own folder. The launcher is not linked with
 * Python, so the same source serves every version of Python. PYTHON_DLL, the name of Python's library, is set when the
 * launcher is built. */

#include <stdio.h>
#include <stdlib.h>
#include <wchar.h>
#include <windows.h>

typedef int (*Main)(int, wchar_t **);

static int fail(const wchar_t *sentence)
{
    MessageBoxW(NULL, sentence, L"Wordfelt", MB_ICONERROR);
    return 1;
}

/* A Windows program with graphical windows has no console of its own. Its output goes to the console in which its
 * command was typed, or to the file or pipe that the command names. */
static void borrow_console(void)
{
    HANDLE out = GetStdHandle(STD_OUTPUT_HANDLE);
    if (out != NULL && out != INVALID_HANDLE_VALUE && GetFileType(out) != FILE_TYPE_UNKNOWN)
        return;
    if (!AttachConsole(ATTACH_PARENT_PROCESS))
        return;
    freopen("CONOUT$", "w", stdout);
    freopen("CONOUT$", "w", stderr);
    SetStdHandle(STD_OUTPUT_HANDLE, CreateFileW(L"CONOUT$", GENERIC_READ | GENERIC_WRITE,
        FILE_SHARE_READ | FILE_SHARE_WRITE, NULL, OPEN_EXISTING, 0, NULL));
    SetStdHandle(STD_ERROR_HANDLE, GetStdHandle(STD_OUTPUT_HANDLE));
}

int WINAPI wWinMain(HINSTANCE self, HINSTANCE before, PWSTR line, int show)
{
    wchar_t folder[32768];
    DWORD length = GetModuleFileNameW(NULL, folder, 32768);
    wchar_t *name = length ? wcsrchr(folder, L'\\') : NULL;
    if (name == NULL)
        return fail(L"Wordfelt does not find its own folder.");
    wchar_t *program = _wcsdup(folder);
    name[1] = L'\0';
    SetDllDirectoryW(folder);
    if (wcslen(folder) + wcslen(PYTHON_DLL) + 1 > 32768)
        return fail(L"Wordfelt lies too deep.");
    wcscat(folder, PYTHON_DLL);
    HMODULE python = LoadLibraryW(folder);
    Main start = python ? (Main)(void *)GetProcAddress(python, "Py_Main") : NULL;
    if (start == NULL)
        return fail(L"A part of Wordfelt is missing. Please install it again.");
    borrow_console();

    /* A file such as python311._pth beside the library lists the folders with modules; Python searches no others. */
    int given = __argc - 1;
    wchar_t **arguments = calloc(given + 4, sizeof *arguments);
    if (arguments == NULL || program == NULL)
        return fail(L"There is no memory left.");
    arguments[0] = program;
    arguments[1] = L"-m";
    arguments[2] = L"app";
    for (int number = 0; number < given; number++)
        arguments[3 + number] = __wargv[1 + number];
    return start(3 + given, arguments);
}
