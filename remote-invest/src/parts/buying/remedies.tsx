/** The way out of an amount that does not go: where more money comes from, or the rest of the quota. */
import { Trans } from '@lingui/react/macro'
import * as to from '@shared/contract/to'
import { compare, type Decimal, isDecimal } from '@shared/money'
import { Button } from '@shared/ui/button'
import { useWay } from 'shell/navigation'
import { Money } from '../figures.tsx'
import { leastOf, missingOf, quantityFault } from './buying.model.ts'
import css from './buying.module.css'
import type { Buying } from './use-buying.ts'
import { useQuantityWords } from './words.ts'

export function Remedies({ buying }: { buying: Buying }) {
  const { scene, quantity } = buying
  const rest = restOf(buying)
  // an empty field asks for nothing, but who cannot pay the least is told at once
  const missing = missingOf(scene, quantity || leastOf(scene.of))
  if (rest !== null) return <Rest buying={buying} rest={rest} />
  return missing !== null && <Shortage missing={missing} currency={scene.of.currency} />
}

/** As the exchange refused it, or as it is known by now; null where that is not what is wrong. */
function restOf({ scene, quantity, order: { state } }: Buying): Decimal | null {
  const fault = quantityFault({ ...scene, available: undefined }, quantity)
  if (fault?.name === 'left') return fault.n
  if (state.phase !== 'failed' || state.failure.refusal !== 'remaining-less') return null
  const { remaining } = state.failure.values
  return typeof remaining === 'string' && isDecimal(remaining) && compare(remaining, '0') > 0 ? remaining : null
}

function Rest({ buying: { form, product, keep }, rest }: { buying: Buying; rest: Decimal }) {
  const figure = useQuantityWords(product)(rest)
  const take = () => {
    form.change({ quantity: rest })
    keep(rest)
  }
  return (
    <div className={css.remedy}>
      <Button small look="tonal" onClick={take}>
        <Trans>Buy the remaining {figure}</Trans>
      </Button>
    </div>
  )
}

function Shortage({ missing, currency }: { missing: Decimal; currency: string }) {
  const recharge = useWay(to.recharge({ currency }))
  return (
    <div className={css.remedy} role="status">
      <p>
        <Trans>
          You need <Money open value={missing} currency={currency} /> more.
        </Trans>
      </p>
      {recharge && (
        <Button small look="tonal" href={recharge}>
          <Trans>Deposit</Trans>
        </Button>
      )}
    </div>
  )
}
