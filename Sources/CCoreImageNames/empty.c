#include "CoreImageNames.h"
