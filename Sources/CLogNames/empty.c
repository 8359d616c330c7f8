#include "LogNames.h"
