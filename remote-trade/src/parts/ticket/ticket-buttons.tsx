/** Both ways of opening a position, each telling its consequence; or in words why none is open now. */
import { useLingui } from '@lingui/react/macro'
import * as to from '@shared/contract/to'
import type { Side } from '@shared/money'
import { Button } from '@shared/ui/button'
import { useWay } from 'shell/navigation'
import { isVirtual, useTradingAccount } from '../account/trading-account.ts'
import { useGateWords, useNames } from '../words/words.ts'
import type { Sheets } from './kind.ts'
import { earlyFaults } from './ticket.faults.ts'
import { quantityOf, shortage } from './ticket.model.ts'
import { TransferFirst } from './transfer-first.tsx'
import type { TicketState } from './use-ticket.ts'

const looks = { long: 'rise', short: 'fall' } as const

type Props = {
  ticket: TicketState
  side?: Side | undefined
  /** Has no money that could be too little. */
  isVisitor: boolean
  /** What comes after the first paint; until then a shortage has the one way to the transfer. */
  sheets: Sheets | null
  onPress(side: Side): void
}

/** What has to come first. */
function useBlock({ gate, context, accountError, form }: TicketState): string | undefined {
  const { t } = useLingui()
  const gateWords = useGateWords()
  // an order may wait while the market rests
  const words = form.kind !== 'market' && gate.state === 'closed' ? undefined : gateWords(gate)
  if (words || context) return words
  return accountError ? t`Couldn't load your balance` : t`Loading...`
}

export function TicketButtons({ ticket, side: wanted, isVisitor, sheets, onPress }: Props) {
  const { t } = useLingui()
  const names = useNames()
  const consequence = ticket.kind.useConsequence(ticket)
  const waits = useBlock(ticket)
  // virtual funds are never brought in, and real ones by the transfer screen alone
  const [account, transfer] = [useTradingAccount(), useWay(to.transfer())]
  const isFundable = !isVirtual(account) && transfer !== undefined
  const { form, terms, context } = ticket
  const quantity = context ? quantityOf(form, terms, context) : ''
  // no money makes an order of what the symbol does not take
  const taken = context && earlyFaults(form, terms, context).length === 0
  const missing = !isVisitor && !waits && context && taken && shortage(quantity, terms, context)
  const ordered = quantity !== ''
  const block = waits ?? (missing && !isFundable ? t`Not enough funds` : undefined)
  if (missing && isFundable && sheets) return <sheets.Funding missing={missing} ordered={ordered} />
  if (missing && isFundable) return <TransferFirst of={missing} ordered={ordered} />
  return (['long', 'short'] as const).map(side => (
    <Button
      key={side}
      wide
      look={wanted === undefined || wanted === side ? looks[side] : 'line'}
      disabled={block !== undefined}
      consequence={block ?? consequence(side)}
      onClick={() => onPress(side)}
    >
      {names.button(side)}
    </Button>
  ))
}
