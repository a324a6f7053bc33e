import { LONGEST_PASSKEY_NAME } from '@shared/contract/limits'
import { printable } from '@shared/contract/printable'
import { refuse } from '../../refusals/refuse.ts'

/** On one line, with nothing unseen in it. @throws Refused field-invalid */
export function readName(typed: string): string {
  const name = printable(typed, LONGEST_PASSKEY_NAME).replace(/\s+/g, ' ').trim()
  return name || refuse('field-invalid', { field: 'name' })
}
