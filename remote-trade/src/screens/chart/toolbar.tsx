/** Periods, indicators, and where the phone can be turned by a press, the turn. */
import { useLingui } from '@lingui/react/macro'
import type { CandlePeriod } from '@shared/contract/calls/trade'
import { IconButton } from '@shared/ui/icon-button'
import { Tabs } from '@shared/ui/tabs'
import { Maximize, Minimize, SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { useLanguage } from 'shell/i18n'
import { setQuery } from 'shell/navigation'
import { useLater } from '../../parts/use-later.ts'
import css from './chart.module.css'
import type { Indicator } from './indicators.ts'
import { loadLater } from './load-later.ts'
import { periods, periodWords } from './period.ts'
import { useRotation } from './use-rotation.ts'

type Props = { period: CandlePeriod; indicators: readonly Indicator[] }

export function Toolbar({ period, indicators }: Props) {
  const { t } = useLingui()
  const [choosing, setChoosing] = useState(false)
  const { parts, bring } = useLater(loadLater)
  const choose = async () => {
    if (await bring()) setChoosing(true)
  }
  const tabs = periods.map(each => ({ value: each, label: <PeriodName of={each} /> }))
  return (
    <div className={css.toolbar}>
      <div className={css.periods}>
        <Tabs
          label={t({ message: 'Period', context: 'of a bar' })}
          tabs={tabs}
          value={period}
          onChange={next => setQuery({ period: next })}
        />
      </div>
      <div className={css.tools}>
        <IconButton icon={SlidersHorizontal} size={22} label={t`Indicators`} onClick={() => void choose()} />
        <Turn />
      </div>
      {parts && <parts.IndicatorSheet chosen={indicators} open={choosing} onClose={() => setChoosing(false)} />}
    </div>
  )
}

/** "15m" to the eye, as every chart has it; "15 minutes" in the language to the ear. */
function PeriodName({ of }: { of: CandlePeriod }) {
  const { bcp47 } = useLanguage()
  return (
    <>
      <span aria-hidden="true">{of.replace('d', 'D').replace('w', 'W')}</span>
      <span className="visually-hidden">{periodWords(bcp47, of)}</span>
    </>
  )
}

function Turn() {
  const { t } = useLingui()
  const rotation = useRotation()
  if (!rotation) return null
  const label = rotation.rotated ? t`Portrait` : t`Landscape`
  return <IconButton icon={rotation.rotated ? Minimize : Maximize} size={22} label={label} onClick={rotation.turn} />
}
