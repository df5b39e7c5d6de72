#include "reference/exec/machine.h"

operation_handler *sampling_operation(uint16_t operation)
{
    (void)operation;
    return NULL;
}
