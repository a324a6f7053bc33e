/** Who pays, one's own machines, and those on offer, of all coins or of one. */
import { Trans, useLingui } from '@lingui/react/macro'
import * as to from '@shared/contract/to'
import { Button } from '@shared/ui/button'
import { Chip, Chips } from '@shared/ui/chip'
import { EmptyState } from '@shared/ui/empty-state'
import { usePlace } from 'shell/navigation'
import { coinsOf, type Machine, miningOf, payersOf } from '../../parts/machines/machine.model.ts'
import { MachineCard } from './machine-card.tsx'
import css from './mining.module.css'
import { OwnMachines } from './own-machines.tsx'
import { Payers } from './payers.tsx'

export function Machines({ all }: { all: readonly Machine[] }) {
  const { t } = useLingui()
  const { query, setQuery } = usePlace(to.mining)
  const matching = miningOf(all, query.coin)
  const choose = (coin?: string) => setQuery({ coin })
  return (
    <>
      <Payers of={payersOf(matching)} />
      <OwnMachines />
      <Coins all={all} chosen={query.coin} onChoose={choose} />
      {matching.length === 0 ? (
        <NoneOf coin={query.coin ?? ''} onAll={() => choose()} />
      ) : (
        <ul className={css.machines} aria-label={t`Mining machines`}>
          {matching.map(machine => (
            <MachineCard key={machine.id} of={machine} />
          ))}
        </ul>
      )}
    </>
  )
}

type CoinsProps = { all: readonly Machine[]; chosen: string | undefined; onChoose(coin?: string): void }

function Coins({ all, chosen, onChoose }: CoinsProps) {
  const { t } = useLingui()
  return (
    <Chips label={t`Coin`}>
      <Chip on={chosen === undefined} onClick={() => onChoose()}>
        <Trans>All</Trans>
      </Chip>
      {coinsOf(all).map(coin => (
        <Chip key={coin} on={chosen === coin} onClick={() => onChoose(coin)}>
          {coin}
        </Chip>
      ))}
    </Chips>
  )
}

/** An address may ask for a coin that nothing mines. */
const NoneOf = ({ coin, onAll }: { coin: string; onAll(): void }) => (
  <EmptyState
    title={<Trans>No machine mines {coin}</Trans>}
    action={
      <Button small look="tonal" onClick={onAll}>
        <Trans>Show all</Trans>
      </Button>
    }
  />
)
