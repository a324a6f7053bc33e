/** Which of what has closed: direction, pair, days. Applied at once; the address holds it. */

import { Trans, useLingui } from '@lingui/react/macro'
import type { SymbolInfo } from '@shared/contract'
import { directions } from '@shared/contract/codes'
import { pairOf } from '@shared/contract/symbols'
import * as to from '@shared/contract/to'
import { type Days, daysLabel } from '@shared/format/days'
import { Button } from '@shared/ui/button'
import { Chip, Chips } from '@shared/ui/chip'
import { DaysField } from '@shared/ui/days-field'
import { IconButton } from '@shared/ui/icon-button'
import { Sheet } from '@shared/ui/sheet'
import { CalendarDays } from 'lucide-react'
import { useState } from 'react'
import { serverNow } from 'shell/market-feed'
import { usePlace } from 'shell/navigation'
import type { SheetFrame } from 'shell/screen'
import type { Filter } from './contract.model.ts'
import css from './contract.module.css'

type Props = { filter: Filter; info: SymbolInfo }

export function HistoryFilter({ filter, info }: Props) {
  const { t } = useLingui()
  const { setQuery } = usePlace(to.contract)
  const [choosing, choose] = useState(false)
  const label = daysLabel(filter)
  const setDays = ({ begin, end }: Days) => setQuery({ from: begin, to: end })
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
      <DaysSheet days={filter} onDays={setDays} open={choosing} onClose={() => choose(false)} />
    </div>
  )
}

function DaysSheet({ days, onDays, ...frame }: SheetFrame & { days: Days; onDays(days: Days): void }) {
  const actions = (
    <>
      <Button wide onClick={() => onDays({})}>
        <Trans>All dates</Trans>
      </Button>
      <Button look="primary" wide onClick={frame.onClose}>
        <Trans>Done</Trans>
      </Button>
    </>
  )
  return (
    <Sheet {...frame} title={<Trans context="position">Closed between</Trans>} actions={actions}>
      <DaysField days={days} onChange={onDays} now={serverNow} />
    </Sheet>
  )
}

function Directions({ filter, info }: Props) {
  const { t } = useLingui()
  const { setQuery } = usePlace(to.contract)
  const pair = pairOf(info)
  const ways = [
    { direction: undefined, type: '', label: t`All` },
    { direction: directions.buy, type: 'long', label: t`Long` },
    { direction: directions.sell, type: 'short', label: t`Short` },
  ] as const
  const only = filter.symbol !== undefined
  return (
    <Chips label={t`Filter`}>
      {ways.map(({ direction, type, label }) => (
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
