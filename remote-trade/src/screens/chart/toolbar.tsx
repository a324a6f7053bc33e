/** Periods, indicators, and where the phone can be turned by a press, the turn. */
import { useLingui } from '@lingui/react/macro'
import type { CandlePeriod } from '@shared/contract/calls/trade'
import { IconButton } from '@shared/ui/icon-button'
import { Tabs } from '@shared/ui/tabs'
import { Maximize, Minimize, PencilRuler, SlidersHorizontal } from 'lucide-react'
import { useLanguage } from 'shell/i18n'
import { useLateSheet } from 'shell/screen'
import css from './chart.module.css'
import { EditButton } from './edit-button.tsx'
import type { Indicator } from './indicators.ts'
import { useKeepLayout } from './keep-layout.ts'
import { periods, periodWords } from './period.ts'
import { useRotation } from './use-rotation.ts'

const load = () => import(/* webpackChunkName: "chart-later" */ './indicator-sheet.tsx')

type Props = {
  period: CandlePeriod
  indicators: readonly Indicator[]
  /** Absent: no line can be dragged now. */
  onEdit: (() => void) | undefined
  /** Absent: there is nothing to draw on. */
  onDraw: (() => void) | undefined
}

export function Toolbar({ period, indicators, onEdit, onDraw }: Props) {
  const { t } = useLingui()
  const keep = useKeepLayout()
  const sheet = useLateSheet<true, Awaited<ReturnType<typeof load>>>(load)
  const tabs = periods.map(each => ({ value: each, label: <PeriodName of={each} /> }))
  return (
    <div className={css.toolbar}>
      <div className={css.periods}>
        <Tabs
          label={t({ message: 'Period', context: 'of a bar' })}
          tabs={tabs}
          value={period}
          onChange={next => keep({ period: next })}
        />
      </div>
      <div className={css.tools}>
        {onEdit && (
          <span className={css.editBeside}>
            <EditButton onPress={onEdit} />
          </span>
        )}
        {onDraw && <IconButton icon={PencilRuler} size={22} label={t`Draw`} onClick={onDraw} />}
        <IconButton icon={SlidersHorizontal} size={22} label={t`Indicators`} onClick={() => void sheet.show(true)} />
        <Turn />
      </div>
      {sheet.draw(({ IndicatorSheet }, _, { key, ...frame }) => (
        <IndicatorSheet key={key} chosen={indicators} {...frame} />
      ))}
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
