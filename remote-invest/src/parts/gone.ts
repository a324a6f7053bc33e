/** What an address names and is not there. */
import { isRefusal } from 'shell/transport'

/** Whether a product is gone, or its id can be nobody's: one that is too long, say. */
export const isGone = (error: unknown): boolean => isRefusal(error, 'product-gone', 'field-invalid')
