/** Which indicators are drawn: over the bars, and in panes of their own. */
import { Trans, useLingui } from '@lingui/react/macro'
import { List, ListRow } from '@shared/ui/list-row'
import { Sheet } from '@shared/ui/sheet'
import { Switch } from '@shared/ui/switch'
import { type ReactNode, useId } from 'react'
import type { SheetFrame } from 'shell/screen'
import css from './chart.module.css'
import { below, type Indicator, overBars, toggle, writeIndicators } from './indicators.ts'
import { useKeepLayout } from './keep-layout.ts'

type Props = SheetFrame & { chosen: readonly Indicator[] }

function useNames(): Record<Indicator, string> {
  const { t } = useLingui()
  return {
    MA: t`Moving average`,
    EMA: t`Exponential moving average`,
    BOLL: t`Bollinger Bands`,
    VOL: t`Volume`,
    MACD: t`Moving average convergence divergence`,
    KDJ: t`Stochastic oscillator`,
    RSI: t`Relative strength index`,
  }
}

export function IndicatorSheet({ chosen, open, onClose }: Props) {
  return (
    <Sheet open={open} onClose={onClose} title={<Trans>Indicators</Trans>}>
      <Group title={<Trans>On the candles</Trans>} all={overBars} chosen={chosen} />
      <Group title={<Trans>Below the chart</Trans>} all={below} chosen={chosen} />
    </Sheet>
  )
}

type GroupProps = { title: ReactNode; all: readonly Indicator[]; chosen: readonly Indicator[] }

function Group({ title, all, chosen }: GroupProps) {
  return (
    <>
      <h3 className={css.group}>{title}</h3>
      <List flush>
        {all.map(name => (
          <Choice key={name} name={name} chosen={chosen} />
        ))}
      </List>
    </>
  )
}

function Choice({ name, chosen }: { name: Indicator; chosen: readonly Indicator[] }) {
  const id = useId()
  const names = useNames()
  const keep = useKeepLayout()
  const change = () => keep({ ind: writeIndicators(toggle(chosen, name)) })
  const control = <Switch id={id} checked={chosen.includes(name)} onChange={change} />
  return <ListRow title={name} note={names[name]} control={id} value={control} />
}
