/** Which of what has closed: direction, pair, days. */

import { useLingui } from '@lingui/react/macro'
import type { SymbolInfo } from '@shared/contract'
import { pairOf } from '@shared/contract/symbols'
import { Chip, Chips } from '@shared/ui/chip'
import { IconButton } from '@shared/ui/icon-button'
import { CalendarDays } from 'lucide-react'
import { useState } from 'react'
import { setQuery } from 'shell/navigation'
import type { Filter } from './contract.model.ts'
import css from './contract.module.css'
import { daysLabel } from './days.ts'
import { DaysSheet, setDays } from './days-sheet.tsx'

type Props = { filter: Filter; info: SymbolInfo }

export function HistoryFilter({ filter, info }: Props) {
  const { t } = useLingui()
  const [choosing, choose] = useState(false)
  const label = daysLabel(filter)
  return (
    <div className={css.filters}>
      <div className={css.filterLine}>
        <Directions filter={filter} info={info} />
        <IconButton
          icon={CalendarDays}
          size={20}
          label={t`Choose dates`}
          aria-haspopup="dialog"
          pip={label !== undefined}
          onClick={() => choose(true)}
        />
      </div>
      {label !== undefined && (
        <Chips label={t`Active filters`}>
          <Chip aria-label={t`Remove filter ${label}`} onClick={() => setDays({})}>
            {label} ×
          </Chip>
        </Chips>
      )}
      <DaysSheet days={filter} open={choosing} onClose={() => choose(false)} />
    </div>
  )
}

function Directions({ filter, info }: Props) {
  const { t } = useLingui()
  const pair = pairOf(info)
  const directions = [
    { direction: undefined, type: '', label: t`All` },
    { direction: 1, type: 'long', label: t`Long` },
    { direction: 2, type: 'short', label: t`Short` },
  ] as const
  const only = filter.symbol !== undefined
  return (
    <Chips label={t`Filter`}>
      {directions.map(({ direction, type, label }) => (
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
