/** One machine on offer: what a day of it brings now, what it costs, how many are left. */
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import * as to from '@shared/contract/to'
import { formatCount } from '@shared/format/number'
import type { ReactNode } from 'react'
import { useLanguage } from 'shell/i18n'
import { useWay } from 'shell/navigation'
import { Money } from '../../parts/figures.tsx'
import { breakEvenOf, earningOf, type Machine } from '../../parts/machines/machine.model.ts'
import { NotEven } from '../../parts/machines/not-even.tsx'
import { Picture } from '../../parts/machines/picture.tsx'
import { SaleBadge } from '../../parts/machines/sale-badge.tsx'
import css from './mining.module.css'

export function MachineCard({ of }: { of: Machine }) {
  const way = useWay(to.miner({ id: of.id }))
  const even = breakEvenOf(of)
  return (
    <li className={css.machine}>
      <div className={css.top}>
        <Picture images={of.images} />
        <div className={css.name}>
          <SaleBadge of={of} />
          <h2 className="title-3">{way ? <a href={way}>{of.name}</a> : of.name}</h2>
          <Net of={of} />
        </div>
      </div>
      <Facts of={of} />
      {even && !even.within && <NotEven />}
    </li>
  )
}

/** What a machine's day brings, at the price of now. */
function Net({ of }: { of: Machine }) {
  const { coin } = of
  const earning = earningOf(of)
  if (!earning)
    return (
      <p className={css.net}>
        <small>
          <Trans>The price of {coin} isn't available right now</Trans>
        </small>
      </p>
    )
  const net = <Money open value={earning.net} currency={coin} />
  return (
    <p className={css.net}>
      <span>
        <Money open value={earning.worth.net} currency="USDT" size="title-2" />
      </span>
      <small>{earning.idle ? <Trans>Idle at today's price</Trans> : <Trans>Net per day now: {net}</Trans>}</small>
    </p>
  )
}

function Facts({ of }: { of: Machine }) {
  const { t } = useLingui()
  const { bcp47 } = useLanguage()
  const days = breakEvenOf(of)?.days
  return (
    <dl className={css.facts}>
      {of.hashrate != null && <Fact label={t`Hashrate`}>{of.hashrate}</Fact>}
      <Fact label={t`Price`}>
        <Money open value={of.price} currency={of.currency} />
      </Fact>
      {of.remaining != null && <Fact label={t`In stock`}>{formatCount(bcp47, Number(of.remaining))}</Fact>}
      {days != null && (
        <Fact label={t`Breaks even after`}>
          <Plural value={days} one="# day" other="# days" />
        </Fact>
      )}
    </dl>
  )
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)
