// PangoCairo brings Cairo, Pango and GLib with it; FreeType stays behind Pango.
#include <pango/pangocairo.h>
#include <cairo-pdf.h>
#include <fontconfig/fontconfig.h>
