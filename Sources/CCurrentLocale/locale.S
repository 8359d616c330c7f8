// Takes the place of what Foundation says of the current locale, calendar and languages, which on Linux are always those of
// `en_001`. The loader finds a program's own symbols before those of libraries, so that callers in other libraries get these.
// Each jumps to a Swift function of FoundationAdditions, which returns its value as Foundation's does (docs/decisions/0030).

#if defined(__x86_64__)
#define JUMP(function) jmp function@PLT
#elif defined(__aarch64__)
#define JUMP(function) b function
#else
#error "Foundation's current locale has no replacement for this processor: add its jump."
#endif

.macro replace symbol, function
    .globl "\symbol"
    .type "\symbol", %function
"\symbol":
    JUMP(\function)
.endm

    .text
    // Locale.current, Locale.autoupdatingCurrent
    replace $s20FoundationEssentials6LocaleV7currentACvgZ, parley_current_locale
    replace $s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ, parley_current_locale
    // Calendar.current, Calendar.autoupdatingCurrent
    replace $s20FoundationEssentials8CalendarV7currentACvgZ, parley_current_calendar
    replace $s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ, parley_current_calendar
    // Locale.preferredLanguages
    replace $s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ, parley_preferred_languages

    .section .note.GNU-stack,"",%progbits
