/** All that has closed and that the filter shows, not only what was scrolled to. */
import type { Position } from '@shared/contract'
import { positionListCall } from '@shared/contract/calls/trade'
import { type CodeOf, positionStates, type tradeTypes } from '@shared/contract/codes'
import { everyRow } from '@shared/contract/every-row'
import { serverBounds } from '@shared/format/time'
import { useJoint } from 'shell/query'
import { type Asking, askFor } from 'shell/transport'
import { type TradingAccount, useTradingAccount } from '../account/trading-account.ts'
import type { Filter } from './filter.model.ts'

type Kind = CodeOf<typeof tradeTypes>

/** The call's words for a filter; the server counts the person's days in UTC+8. */
export function closedOf(tradeType: Kind, { direction, symbol, ...days }: Filter) {
  const { begin: closeTime_begin, end: closeTime_end } = serverBounds(days)
  return { tradeType, state: positionStates.closed, direction, symbol, closeTime_begin, closeTime_end } as const
}

/** null while the session has just ended. */
const everyClosed = (account: TradingAccount, kind: Kind, filter: Filter, asking: Asking): Promise<Position[] | null> =>
  everyRow({
    ask: ({ end, ...paging }) =>
      askFor(
        positionListCall,
        { ...account, ...closedOf(kind, filter), ...(end && { closeTime_end: end }), ...paging },
        asking,
      ),
    timeOf: ({ closeTime }) => closeTime ?? '',
  })

/** Newest first. */
export function useEveryClosed(kind: Kind, filter: Filter) {
  const account = useTradingAccount()
  return useJoint([positionListCall], ['closed', account, kind, filter], asking =>
    everyClosed(account, kind, filter, asking),
  )
}

/** The same, once, e.g. for a file. */
export function useAskEveryClosed(kind: Kind, filter: Filter): () => Promise<Position[] | null> {
  const account = useTradingAccount()
  return () => everyClosed(account, kind, filter, {})
}
