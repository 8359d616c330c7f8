// Takes the place of `Locale.current` and `Locale.autoupdatingCurrent` of FoundationEssentials, which are always `en_001` on
// Linux. The loader finds a program's own symbols before those of libraries, so that Foundation itself calls these too. Both
// jump to the Swift function of FoundationAdditions, which returns a locale as they do.

#if defined(__x86_64__)
#define JUMP jmp parley_current_locale@PLT
#elif defined(__aarch64__)
#define JUMP b parley_current_locale
#else
#error "Foundation's current locale has no replacement for this processor: add its jump."
#endif

    .text
    .globl "$s20FoundationEssentials6LocaleV7currentACvgZ"
    .type "$s20FoundationEssentials6LocaleV7currentACvgZ", %function
"$s20FoundationEssentials6LocaleV7currentACvgZ":
    JUMP

    .globl "$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ"
    .type "$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ", %function
"$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ":
    JUMP

    .section .note.GNU-stack,"",%progbits
