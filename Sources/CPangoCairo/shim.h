// PangoCairo brings Cairo, Pango and GLib with it; fontconfig and FreeType stay behind Pango.
#include <pango/pangocairo.h>
#include <cairo-pdf.h>
