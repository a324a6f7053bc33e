/** What came of one's application. */
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Application, Offering } from '@shared/contract/calls/invest/offerings'
import { applicationStates } from '@shared/contract/codes'
import * as to from '@shared/contract/to'
import { formatRecordTime, fromServerTime } from '@shared/format/time'
import { useTimeLeft } from '@shared/ui/countdown'
import { NextSteps } from '@shared/ui/next-steps'
import { ProgressRing } from '@shared/ui/progress-ring'
import { SumRow, Sums } from '@shared/ui/sum-row'
import type { ReactNode } from 'react'
import { serverNow } from 'shell/market-feed'
import { useWays } from 'shell/navigation'
import { DrawFold } from './draw-fold.tsx'
import { Code, Figures, OwnNumber, Whole, WonOf } from './figures.tsx'
import { renew } from './offerings.api.ts'
import css from './offerings.module.css'
import { useFigures } from './words.ts'

type Props = { of: Offering; my: Application }

export function Result({ of }: { of: Offering }) {
  const { my } = of
  if (!my) return null
  return (
    <section className={css.result} aria-live="polite">
      <State of={of} my={my} />
    </section>
  )
}

function State(props: Props) {
  switch (props.my.status) {
    case applicationStates.applied:
      return <Applied {...props} />
    case applicationStates.won:
      return <Won {...props} />
    case applicationStates.completed:
      return <Paid {...props} />
    case applicationStates.listed:
      return <Listed {...props} />
    case applicationStates.notWon:
      return <NotWon {...props} />
    default:
      return <Forfeited {...props} />
  }
}

type WordsProps = { title: ReactNode; children: ReactNode; aside?: ReactNode }

const Words = ({ title, children, aside }: WordsProps) => (
  <div className={css.outcome}>
    <div>
      <h3 className="title-2">{title}</h3>
      <p>{children}</p>
    </div>
    {aside}
  </div>
)

function AfterApplying() {
  const { t } = useLingui()
  const way = useWays()
  const steps = [
    { title: t`See my applications`, href: way(to.offerings({ tab: 'records' })) },
    { title: t`Add money for the payment`, href: way(to.recharge({ currency: 'USDT' })) },
  ]
  return <NextSteps title={t`What's next`} steps={steps} />
}

function Applied({ my }: Props) {
  const { lots } = my
  return (
    <>
      <Words title={<Plural value={lots} one="You applied for # lot" other="You applied for # lots" />}>
        <Trans>You're only charged if you win and pay.</Trans>
      </Words>
      <Sums>
        <SumRow label={<Trans>Maximum payment</Trans>} value={<Whole value={my.amount} />} />
        <OwnNumber of={my} />
      </Sums>
      <DrawFold>
        <Sums>
          <SumRow label={<Trans>Salt</Trans>} value={<Code>{my.salt}</Code>} />
        </Sums>
      </DrawFold>
      <AfterApplying />
    </>
  )
}

/** The time to pay runs out: what is not paid by then is the issuer's. */
function Won({ of, my }: Props) {
  const [from, until] = [fromServerTime(of.drawTime), fromServerTime(of.payEnd)]
  const left = useTimeLeft(until, serverNow, renew)
  const time = formatRecordTime(of.payEnd)
  const ring = <ProgressRing left={left} seconds={(until - from) / 1000} />
  return (
    <>
      <Words title={<WonOf {...my} />} aside={ring}>
        <Trans>Pay by {time}, or your lots return to the issuer.</Trans>
      </Words>
      <Figures my={my} label={<Trans>Amount due</Trans>} />
    </>
  )
}

function Paid({ of, my }: Props) {
  const { tokens } = useFigures()
  const [quantity, symbol, time] = [tokens(my.wonQuantity ?? '0'), of.symbol, formatRecordTime(of.listTime)]
  return (
    <>
      <Words title={<WonOf {...my} />}>
        <Trans>
          Paid. You'll get {quantity} {symbol} at the listing, {time}.
        </Trans>
      </Words>
      <Figures my={my} label={<Trans context="done">Paid</Trans>} />
    </>
  )
}

function Listed({ of, my }: Props) {
  const { tokens } = useFigures()
  const [quantity, symbol] = [tokens(my.wonQuantity ?? '0'), of.symbol]
  return (
    <>
      <Words title={<WonOf {...my} />}>
        <Trans>
          {quantity} {symbol} added to your balance account.
        </Trans>
      </Words>
      <Figures my={my} label={<Trans context="done">Paid</Trans>} />
    </>
  )
}

function NotWon({ my }: Props) {
  return (
    <>
      <Words title={<Trans context="offering">Not won</Trans>}>
        <Trans>None of your lots were drawn. You weren't charged.</Trans>
      </Words>
      <Sums>
        <OwnNumber of={my} />
      </Sums>
    </>
  )
}

function Forfeited({ of, my }: Props) {
  return (
    <>
      <Words title={<WonOf {...my} />}>
        <Trans>You didn't pay for these lots in time, so they went back to the issuer. You weren't charged.</Trans>
      </Words>
      {of.barredUntil && <Barred until={of.barredUntil} />}
      <Figures my={my} label={<Trans>Left unpaid</Trans>} />
    </>
  )
}

function Barred({ until }: { until: string }) {
  const time = formatRecordTime(until)
  return (
    <p className={css.note}>
      <Trans>You can apply again from {time}.</Trans>
    </p>
  )
}
