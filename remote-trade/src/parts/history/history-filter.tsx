/** Which of one's history: direction, pair, days. Applied at once; the address holds it. */

import { useLingui } from '@lingui/react/macro'
import type { SymbolInfo } from '@shared/contract'
import { directions } from '@shared/contract/codes'
import { pairOf } from '@shared/contract/symbols'
import * as to from '@shared/contract/to'
import type { Days } from '@shared/format/days'
import type { Side } from '@shared/money'
import { Chip, Chips } from '@shared/ui/chip'
import type { ReactNode } from 'react'
import { usePlace } from 'shell/navigation'
import { DaysFilter } from './days-filter.tsx'
import type { Filter } from './filter.model.ts'

type Props = {
  filter: Filter
  info: SymbolInfo
  /** What the directions are called. */
  ways: Record<Side, string>
  /** What the days are of: "Closed between". */
  between: ReactNode
  /** What else is done with what the filter shows. */
  tools?: ReactNode
}

export function HistoryFilter({ filter, info, ways, between, tools }: Props) {
  const { setQuery } = usePlace(to.contract)
  const setDays = ({ begin, end }: Days) => setQuery({ from: begin, to: end })
  return (
    <DaysFilter title={between} days={filter} onDays={setDays} tools={tools}>
      <Directions {...{ filter, info, ways }} />
    </DaysFilter>
  )
}

function Directions({ filter, info, ways }: Omit<Props, 'between' | 'tools'>) {
  const { t } = useLingui()
  const { setQuery } = usePlace(to.contract)
  const pair = pairOf(info)
  const choices = [
    { direction: undefined, type: '', label: t`All` },
    { direction: directions.buy, type: 'long', label: ways.long },
    { direction: directions.sell, type: 'short', label: ways.short },
  ] as const
  const only = filter.symbol !== undefined
  return (
    <Chips label={t`Filter`}>
      {choices.map(({ direction, type, label }) => (
        <Chip key={type} on={filter.direction === direction} onClick={() => setQuery({ type })}>
          {label}
        </Chip>
      ))}
      <Chip on={only} onClick={() => setQuery({ pair: only ? '' : info.symbol })}>
        {t`${pair} only`}
      </Chip>
    </Chips>
  )
}
