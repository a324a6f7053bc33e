/** Both ways of opening a position, each telling its consequence; or in words why none is open now. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { Side } from '@shared/money'
import { Button } from '@shared/ui/button'
import { hasRoute, useRoute } from 'shell/navigation'
import { useFigures } from '../figures.ts'
import { useGateWords, useNames } from '../words.ts'
import { previewOf, quantityOf, shortage } from './ticket.model.ts'
import type { Ticket } from './use-ticket.ts'

const TRANSFER = '/zijinhuazhuan'
const looks = { long: 'rise', short: 'fall' } as const

type Props = { ticket: Ticket; side?: Side | undefined; onPress(side: Side): void }

/** What has to come first. */
function useBlock({ gate, scene, accountError }: Ticket): string | undefined {
  const { t } = useLingui()
  const words = useGateWords()(gate)
  if (words || scene) return words
  return accountError ? t`Couldn't load your balance` : t`Loading...`
}

/** The missing amount leads to where it can be brought from; before anything is ordered, the way alone. */
function TransferFirst({ missing, ordered }: { missing: string; ordered: boolean }) {
  const { money } = useFigures()
  const amount = money(missing)
  const { path, query } = useRoute()
  const from = Object.keys(query).length ? `${path}?${new URLSearchParams(query)}` : path
  const to = new URLSearchParams({ ...(ordered && { amount: missing }), back: from })
  const words = ordered ? <Trans>Transfer {amount} more</Trans> : <Trans>Transfer USDT to start</Trans>
  if (!hasRoute(TRANSFER))
    return (
      <Button wide disabled>
        {words}
      </Button>
    )
  return (
    <Button wide look="primary" href={`#${TRANSFER}?${to}`}>
      {words}
    </Button>
  )
}

export function TicketButtons({ ticket, side: wanted, onPress }: Props) {
  const { t } = useLingui()
  const names = useNames()
  const { price } = useFigures()
  const block = useBlock(ticket)
  const { form, terms, scene, info } = ticket
  const quantity = scene ? quantityOf(form, terms, scene) : ''
  // no money makes an order of what the symbol does not take
  const taken = quantity === '' || !ticket.faults.some(({ field }) => field === 'quantity' || field === 'leverage')
  const missing = !block && scene && taken && shortage(quantity, terms, scene)
  if (missing) return <TransferFirst missing={missing} ordered={quantity !== ''} />
  const consequence = (side: Side) => {
    const preview = scene && previewOf(quantity, side, terms, scene)
    const liquidation = price(preview?.liquidation, info.pricePrecision)
    return t`Liq. ${liquidation}`
  }
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
