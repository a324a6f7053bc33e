/** What can be chosen of what is told while the app is closed, without drawing any. */
import { type PushKind, pushKinds } from '@shared/contract/calls/push'
import type { PushChoice } from 'shell/push'

/** Whoever turns it on begins with all kinds; sums of money are asked for. */
export const everything: PushChoice = { kinds: [...pushKinds], amounts: false }

export const toggled = ({ kinds, amounts }: PushChoice, kind: PushKind): PushChoice => ({
  kinds: pushKinds.filter(each => kinds.includes(each) !== (each === kind)),
  amounts,
})

export const isSame = (a: PushChoice, b: PushChoice): boolean =>
  a.amounts === b.amounts && pushKinds.every(kind => a.kinds.includes(kind) === b.kinds.includes(kind))
