/** Which orders are shown, by their state, each with how many there are. */
import { Trans, useLingui } from '@lingui/react/macro'
import { Chip, Chips } from '@shared/ui/chip'
import { countOf, type Stat, type Status, statuses } from './orders.model.ts'
import css from './orders.module.css'
import { useStatusNames } from './words.ts'

type Props = { stat: Stat | null | undefined; chosen: Status | undefined; onChoose(status: Status | undefined): void }

export function States({ stat, chosen, onChoose }: Props) {
  const { t } = useLingui()
  const names = useStatusNames()
  return (
    <Chips label={t`Status`}>
      <Chip on={chosen === undefined} onClick={() => onChoose(undefined)}>
        <Trans>All</Trans>
      </Chip>
      {statuses.map(status => (
        <Chip key={status} on={status === chosen} onClick={() => onChoose(status)}>
          {names[status]} {stat && <span className={css.count}>{countOf(stat, status)}</span>}
        </Chip>
      ))}
    </Chips>
  )
}
