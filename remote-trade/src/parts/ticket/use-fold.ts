/** Whether the ticket of a page is folded: with open positions it begins so, and they are in sight. */
import * as to from '@shared/contract/to'
import { deviceAtom } from '@shared/ui/preferences'
import { atom, useAtom, useAtomValue, useStore } from 'jotai'
import { useEffect, useState } from 'react'
import { usePlace } from 'shell/navigation'
import * as v from 'valibot'
import { useTradingAccount } from '../account/trading-account.ts'
import { useAccount } from '../positions/account.api.ts'
import type { Leveraged } from '../positions/leveraged.ts'
import type { TicketState } from './use-ticket.ts'

/** What was chosen during this visit, by ticket and account. */
const chosenAtom = atom<Readonly<Record<string, boolean>>>({})

const ids = v.array(v.string())
/** Tickets and accounts that had open positions when this device last looked: known before the account is. */
const heldAtom = deviceAtom('trade.held.v1', stored => (v.is(ids, stored) ? stored : []))

/** @returns whether positions are open, as far as is known */
function useHeld(id: string, tradeType: Leveraged): boolean {
  const account = useAccount().data
  const store = useStore()
  const was = useAtomValue(heldAtom).includes(id)
  const known = account?.positions.some(row => row.tradeType === tradeType)
  // as it changes here alone: two tabs that each wrote their own over the other's would never end
  useEffect(() => {
    const kept = store.get(heldAtom)
    if (known === undefined || known === kept.includes(id)) return
    store.set(heldAtom, known ? [...kept, id] : kept.filter(one => one !== id))
  }, [known, id, store])
  return known ?? was
}

export interface Fold {
  /** Whether there is something to fold for. */
  isOffered: boolean
  isFolded: boolean
  turn(folded: boolean): void
}

/**
 * It never folds by itself while somebody looks at it: whether it does is decided as it is drawn first.
 * @param can a ticket that stands alone, over a chart, is never folded · @param side the person came to trade
 */
export function useFold(ticket: TicketState, can: boolean, side: string | undefined): Fold {
  const { kind, form } = ticket
  const { accountType, entryId } = useTradingAccount()
  const id = [kind.id, accountType, entryId].join()
  const isHeld = useHeld(id, kind.tradeType)
  const { query } = usePlace(to.contract)
  const isTyped = form.quantity !== '' || form.share !== null
  const [begins] = useState((isHeld || query.position !== undefined) && side === undefined && !isTyped)
  const [chosen, choose] = useAtom(chosenAtom)
  const isOffered = can && isHeld
  return {
    isOffered,
    isFolded: isOffered && (chosen[id] ?? begins),
    turn: folded => choose({ ...chosen, [id]: folded }),
  }
}
