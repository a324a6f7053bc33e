/** When what is bought now starts, pays first, and comes back. */
import { Trans } from '@lingui/react/macro'
import type { Product } from '@shared/contract/calls/invest/products'
import { formatRecordTime } from '@shared/format/time'
import type { ReactNode } from 'react'
import { serverNow } from 'shell/market-feed'
import { useBeat } from 'shell/screen'
import { timesOf } from './arbitrage-product.model.ts'
import css from './arbitrage-product.module.css'

const MINUTE = 60_000

export function Timeline({ of }: { of: Product }) {
  useBeat(MINUTE)
  const { start, firstIncome, end } = timesOf(of, serverNow())
  return (
    <ol className={css.timeline}>
      <Moment at={start}>
        <Trans>Starts. You can cancel until then.</Trans>
      </Moment>
      <Moment at={firstIncome}>
        <Trans>First income, then every 24 hours</Trans>
      </Moment>
      <Moment at={end}>
        <Trans>Final income and your principal</Trans>
      </Moment>
    </ol>
  )
}

const Moment = ({ at, children }: { at: number; children: ReactNode }) => (
  <li>
    <span>{children}</span>
    <time className="num" translate="no">
      {formatRecordTime(at)}
    </time>
  </li>
)
