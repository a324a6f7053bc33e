/** Buys or sells, telling what comes of it; or says in words why nothing goes now. */
import { Trans, useLingui } from '@lingui/react/macro'
import * as to from '@shared/contract/to'
import { Button } from '@shared/ui/button'
import { useWay } from 'shell/navigation'
import { missingFor } from '../form/missing.ts'
import { useFigures } from '../words/figures.ts'
import { useGateWords } from '../words/words.ts'
import type { SpotState } from './use-spot.ts'

const looks = { long: 'rise', short: 'fall' } as const
const fields = ['amount', 'quantity', 'price'] as const

/** What has to come first; an order that waits needs no price of this second. */
function useBlock({ gate, context, accountError, form }: SpotState): string | undefined {
  const { t } = useLingui()
  const gateWords = useGateWords()
  const words = form.kind === 'limit' && gate.state === 'closed' ? undefined : gateWords(gate)
  if (words || context) return words
  return accountError ? t`Couldn't load your balance` : t`Loading...`
}

export function SpotButton({ spot, onPress }: { spot: SpotState; onPress(): void }) {
  const { t } = useLingui()
  const { exact, money } = useFigures()
  const block = useBlock(spot)
  const { form, info, offer, context, errorAt } = spot
  const { baseCurrency: coin, quoteCurrency: unit } = info
  const buys = form.side === 'long'
  // no money makes an order of what the symbol does not take
  const taken = fields.every(field => errorAt(field) === undefined)
  const missing = !block && buys && context && taken ? missingFor(offer?.paid ?? '0.01', context.money) : null
  const deposit = useWay(to.recharge({ currency: unit }))
  if (missing && deposit) return <DepositFirst href={deposit} amount={offer ? money(missing) : undefined} unit={unit} />
  const received = offer && (buys ? `${exact(offer.received)} ${coin}` : `${money(offer.received)} ${unit}`)
  const consequence = block ?? (received ? t`You receive ${received}` : undefined)
  return (
    <Button wide look={looks[form.side]} disabled={block !== undefined} consequence={consequence} onClick={onPress}>
      {buys ? t`Buy ${coin}` : t`Sell ${coin}`}
    </Button>
  )
}

type DepositProps = { href: string; amount: string | undefined; unit: string }

/** Before anything is ordered it names no amount. */
const DepositFirst = ({ href, amount, unit }: DepositProps) => (
  <Button wide look="primary" href={href}>
    {amount ? <Trans>Deposit {amount}</Trans> : <Trans>Deposit {unit} to start</Trans>}
  </Button>
)
