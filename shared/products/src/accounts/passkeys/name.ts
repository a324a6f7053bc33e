import { LONGEST_PASSKEY_NAME } from '@shared/contract/limits'
import { isVisible, squeezed, withoutHidden } from '@shared/contract/person'
import { refuse } from '@shared/engine/refusals/refuse'

/** On one line, without hidden characters. @throws Refused field-invalid */
export function readName(typed: string): string {
  const name = squeezed(withoutHidden(typed.slice(0, LONGEST_PASSKEY_NAME)))
  return isVisible(name) ? name : refuse('field-invalid', { field: 'name' })
}
