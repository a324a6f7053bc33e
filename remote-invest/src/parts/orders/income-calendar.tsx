/** What each day brought, four weeks at a time: paid, idle, to come; a press reads one. */
import { Trans, useLingui } from '@lingui/react/macro'
import { incomeListCall, type ProductOrder } from '@shared/contract/calls/invest/product-orders'
import { IconButton } from '@shared/ui/icon-button'
import { SectionHeader } from '@shared/ui/section-header'
import { SkeletonRows } from '@shared/ui/skeleton'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useCall } from 'shell/query'
import { Loaded } from 'shell/screen'
import { countOf, type Day, daysOn, newest, PAGE, pageOf, pagesOf } from './calendar.model.ts'
import css from './calendar.module.css'
import { DayGrid } from './day-grid.tsx'
import { DayReadout } from './day-readout.tsx'
import { isBond } from './orders.model.ts'

type Props = { order: ProductOrder }

/** Of a bond days and incomes are not the same: its coupons all stand on the first page. */
const firstPage = (order: ProductOrder): number => (isBond(order) ? 1 : pageOf(order.doneDays))

export function IncomeCalendar({ order }: Props) {
  const [page, turn] = useState(() => firstPage(order))
  const incomes = useCall(incomeListCall, { orderId: order.id, pageNo: page, pageSize: PAGE }, { previous: true })
  return (
    <section>
      <Loaded
        of={incomes}
        undated
        title={<Trans>Couldn't load the income</Trans>}
        skeleton={<SkeletonRows rows={4} single />}
      >
        {({ records, total }) => (
          <>
            <Head page={page} pages={pagesOf(countOf(order, total))} onTurn={turn} />
            <Days key={page} order={order} days={daysOn(page, order, records, total)} />
          </>
        )}
      </Loaded>
    </section>
  )
}

type HeadProps = { page: number; pages: number; onTurn(page: number): void }

function Head({ page, pages, onTurn }: HeadProps) {
  const { t } = useLingui()
  const turn = pages > 1 && (
    <>
      <IconButton icon={ChevronLeft} label={t`Previous days`} disabled={page <= 1} onClick={() => onTurn(page - 1)} />
      <IconButton icon={ChevronRight} label={t`Later days`} disabled={page >= pages} onClick={() => onTurn(page + 1)} />
    </>
  )
  return <SectionHeader title={<Trans>Income calendar</Trans>} end={turn || undefined} />
}

function Days({ order, days }: Props & { days: readonly Day[] }) {
  const [picked, pick] = useState<number>()
  const day = days.find(({ n }) => n === picked) ?? newest(days)
  if (!day)
    return (
      <p className={css.none}>
        <Trans>This order earned no income.</Trans>
      </p>
    )
  return (
    <>
      <DayGrid {...{ order, days }} picked={day.n} onPick={pick} />
      <DayReadout {...{ order, day }} />
    </>
  )
}
