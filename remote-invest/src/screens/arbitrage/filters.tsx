/** Which terms and currencies are shown; each says how many there are. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { Product } from '@shared/contract/calls/invest/products'
import * as to from '@shared/contract/to'
import { Button } from '@shared/ui/button'
import { Chip, Chips } from '@shared/ui/chip'
import { EmptyState } from '@shared/ui/empty-state'
import { usePlace } from 'shell/navigation'
import { type Cycle, currenciesOf, cycles, type Filter, matching } from './arbitrage.model.ts'
import css from './arbitrage.module.css'

type Props = { all: readonly Product[]; filter: Filter }

export const Filters = ({ all, filter }: Props) => (
  <div className={css.filters}>
    <Cycles {...{ all, filter }} />
    {currenciesOf(all).length > 1 && <Currencies {...{ all, filter }} />}
  </div>
)

function Cycles({ all, filter }: Props) {
  const { t } = useLingui()
  const { setQuery } = usePlace(to.arbitrage)
  const names: Record<Cycle, string> = {
    short: t`Up to 7 days`,
    mid: t`8 to 30 days`,
    long: t`Over 30 days`,
  }
  const count = (cycle: Cycle | undefined) => matching(all, { ...filter, cycle }).length
  return (
    <Chips label={t({ message: 'Term', context: 'product' })}>
      <Chip on={filter.cycle === undefined} onClick={() => setQuery({ cycle: undefined })}>
        <Trans>All</Trans> {count(undefined)}
      </Chip>
      {cycles.map(cycle => (
        <Chip key={cycle} on={filter.cycle === cycle} onClick={() => setQuery({ cycle })}>
          {names[cycle]} {count(cycle)}
        </Chip>
      ))}
    </Chips>
  )
}

/** A press on the one that is on takes it away. */
function Currencies({ all, filter }: Props) {
  const { t } = useLingui()
  const { setQuery } = usePlace(to.arbitrage)
  return (
    <Chips label={t`Currency`}>
      {currenciesOf(all).map(currency => (
        <Chip
          key={currency}
          on={filter.currency === currency}
          onClick={() => setQuery({ currency: filter.currency === currency ? undefined : currency })}
        >
          {currency} {matching(all, { ...filter, currency }).length}
        </Chip>
      ))}
    </Chips>
  )
}

/** The filters leave nothing. */
export function NoneLeft() {
  const { setQuery } = usePlace(to.arbitrage)
  return (
    <EmptyState
      title={<Trans>No matches</Trans>}
      action={
        <Button small look="tonal" onClick={() => setQuery({ cycle: undefined, currency: undefined })}>
          <Trans>Remove all</Trans>
        </Button>
      }
    />
  )
}
