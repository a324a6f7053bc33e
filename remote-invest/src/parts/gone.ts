/** What an address names and is not there. */
import { isRefusedError } from 'shell/transport'

/** Whether a product is gone, or its id can be nobody's: one that is too long, say. */
export const isGone = (error: unknown): boolean =>
  isRefusedError(error) && (error.refusal === 'product-gone' || error.refusal === 'field-invalid')
