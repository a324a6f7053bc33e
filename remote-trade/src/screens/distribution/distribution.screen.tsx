/** Rise/fall distribution: how many pairs stand in each of nine columns of change, and which (docs/rules/trade.md#change-high-low-volume). */
import { Trans, useLingui } from '@lingui/react/macro'
import * as to from '@shared/contract/to'
import { formatClock } from '@shared/format/clock'
import { fromServerTime } from '@shared/format/time'
import { BreadthStrip } from '@shared/ui/breadth-strip'
import { Skeleton } from '@shared/ui/skeleton'
import { Tabs } from '@shared/ui/tabs'
import { TitleBar } from '@shared/ui/title-bar'
import { back, useListMemory, usePlace } from 'shell/navigation'
import { Loaded, Page } from 'shell/screen'
import { useBreadth } from '../../parts/quotes/breadth.api.ts'
import { shelfNames } from '../../parts/quotes/shelf-names.ts'
import { codeOf, kinds, readView, type View } from './distribution.model.ts'
import css from './distribution.module.css'
import { Listed } from './listed.tsx'

export default function DistributionScreen() {
  const { t } = useLingui()
  const { query, setQuery } = usePlace(to.distribution)
  const view = readView(query)
  const breadth = useBreadth(codeOf(view.cat))
  useListMemory(`${view.cat}${view.bin ?? ''}`)
  const names = { ...shelfNames, all: undefined }
  const tabs = kinds.map(kind => ({ value: kind, label: kind === 'all' ? t`All` : t(names[kind]) }))
  return (
    <Page>
      <TitleBar
        title={<Trans>Rise/fall distribution</Trans>}
        onBack={back}
        actions={breadth.data && <AsOf time={breadth.data.time} />}
      />
      <Tabs
        label={t`Markets`}
        tabs={tabs}
        value={view.cat}
        onChange={cat => setQuery({ cat: cat === 'all' ? undefined : cat, bin: undefined })}
      >
        <Columns view={view} of={breadth} />
        <div className={css.pairs}>
          <Listed view={view} at={breadth.dataUpdatedAt} />
        </div>
      </Tabs>
    </Page>
  )
}

function AsOf({ time }: { time: string }) {
  const clock = formatClock(fromServerTime(time))
  return (
    <span className={css.asOf}>
      <Trans>As of {clock}</Trans>
    </span>
  )
}

function Columns({ view: { bin }, of }: { view: View; of: ReturnType<typeof useBreadth> }) {
  const { setQuery } = usePlace(to.distribution)
  const pick = (index: number) => setQuery({ bin: index === bin ? undefined : String(index) })
  return (
    <section className={css.columns}>
      <Loaded
        of={of}
        title={<Trans>Couldn't load the rise/fall distribution</Trans>}
        skeleton={<Skeleton width="100%" height={206} />}
      >
        {({ closed, time: _, ...counts }) => (
          <>
            <BreadthStrip {...counts} picked={bin} onPick={pick} mark={<Closed count={closed} />} />
            <p className={css.note}>
              <Trans>Change in %: crypto over 24 h, others since 05:00 (UTC+8)</Trans>
            </p>
          </>
        )}
      </Loaded>
    </section>
  )
}

const Closed = ({ count }: { count: number }) => count > 0 && <Trans context="markets">{count} closed</Trans>
