/** What each day brought: the line of totals, bars of profit, one day read aloud, all of them as a list (docs/rules/wallet.md#asset-history). */
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { assetHistoryCall, type UserAssets } from '@shared/contract/calls/wallet'
import * as to from '@shared/contract/to'
import { writeDay } from '@shared/format/day-first'
import { Amount } from '@shared/ui/amount'
import { Change } from '@shared/ui/change'
import { DayChart } from '@shared/ui/day-chart'
import { Icon } from '@shared/ui/icon'
import { Segmented } from '@shared/ui/segmented'
import { Skeleton } from '@shared/ui/skeleton'
import { SumRow, Sums } from '@shared/ui/sum-row'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useState } from 'react'
import { usePlace } from 'shell/navigation'
import { useCall } from 'shell/query'
import { Loaded } from 'shell/screen'
import { NothingYet } from '../../parts/nothing.tsx'
import { DayList } from './day-list.tsx'
import { DayReadout } from './day-readout.tsx'
import { asOfNow, everyDay, type HistoryDay, isBlank, rangeOf, ranges, sumsOf, unrecorded } from './profit.model.ts'
import css from './profit.module.css'

const Loading = () => (
  <>
    <Skeleton width={160} height={44} />
    <Skeleton width="100%" height={188} />
    <Skeleton width="100%" height={96} />
  </>
)

const Nothing = () => (
  <NothingYet title={<Trans>No profit yet</Trans>}>
    <Trans>Your daily profit appears here after your first deposit.</Trans>
  </NothingYet>
)

export function Profit({ assets }: { assets: UserAssets }) {
  const { t } = useLingui()
  const { query, setQuery } = usePlace(to.assets)
  const range = rangeOf(query.range)
  const history = useCall(assetHistoryCall, { days: Number(range) })
  return (
    <section className={css.profit}>
      <Segmented
        label={t`Period`}
        options={ranges.map(value => ({ value, label: <Plural value={Number(value)} one="# day" other="# days" /> }))}
        value={range}
        onChange={next => setQuery({ range: next })}
      />
      <Loaded of={history} title={<Trans>Couldn't load your profit history</Trans>} skeleton={<Loading />}>
        {known => <History key={range} known={asOfNow(known, assets)} />}
      </Loaded>
    </section>
  )
}

export function History({ known }: { known: Parameters<typeof everyDay>[0] }) {
  const { t } = useLingui()
  const days = everyDay(known)
  const [picked, setPicked] = useState<number>()
  const last = days.length - 1
  const at = Math.min(picked ?? last, last)
  if (isBlank(days)) return <Nothing />
  return (
    <>
      <DayReadout day={days[at]} today={at === last} />
      <div>
        <DayChart days={days} label={t`Total assets and profit by day`} picked={at} onPick={setPicked} />
        <p className={css.axis} aria-hidden="true">
          <span>{writeDay(days[0]?.day ?? '')}</span>
          {last > 0 && <span>{writeDay(days[last]?.day ?? '')}</span>}
        </p>
      </div>
      <Totals days={days} />
      <AsList days={days} />
    </>
  )
}

function Totals({ days }: { days: readonly HistoryDay[] }) {
  const { profit, inflow } = sumsOf(days)
  const count = unrecorded(days)
  return (
    <div>
      <Sums>
        <SumRow strong label={<Trans>Profit in this period</Trans>} value={<Change amount={profit} own />} />
        <SumRow label={<Trans>Net deposits</Trans>} value={<Amount value={inflow} sign unit="USDT" />} />
      </Sums>
      <p className={css.note}>
        <Trans>In USDT. A day begins at 00:00 (UTC+8).</Trans>
        {count > 0 && (
          <>
            {' '}
            <Plural
              value={count}
              one="# day has no data and is left out."
              other="# days have no data and are left out."
            />
          </>
        )}
      </p>
    </div>
  )
}

function AsList({ days }: { days: readonly HistoryDay[] }) {
  const [open, setOpen] = useState(false)
  return (
    <div>
      <button type="button" className={css.fold} aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? <Trans>Hide list</Trans> : <Trans>Show as list</Trans>}
        <Icon of={open ? ChevronUp : ChevronDown} size={18} />
      </button>
      {open && <DayList days={days} />}
    </div>
  )
}
