/** What the address of the page says. */
import type { PayoutAccount } from '@shared/contract/calls/wallet'
import { payoutKinds } from '@shared/contract/codes'

export const kinds = ['chain', 'bank'] as const
export type Kind = (typeof kinds)[number]

export const kindNamed = (text: string | undefined): Kind | undefined => kinds.find(kind => kind === text)

export const kindOf = ({ kind }: PayoutAccount): Kind => (kind === payoutKinds.bank ? 'bank' : 'chain')

/** list, the form of a new one, or of one that there is. */
export type View = { is: 'list' } | { is: 'add'; kind: Kind } | { is: 'edit'; id: string }

export function viewOf({ add, edit }: { add?: string | undefined; edit?: string | undefined }): View {
  const kind = kindNamed(add)
  if (kind) return { is: 'add', kind }
  return edit ? { is: 'edit', id: edit } : { is: 'list' }
}
