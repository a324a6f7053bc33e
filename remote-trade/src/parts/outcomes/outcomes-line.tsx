/** One line of a ticket: how often the person was right, how often they needed to be, what it cost, and the way to a limit. */
import { Trans } from '@lingui/react/macro'
import type { Outcomes } from '@shared/contract/calls/trade/terms'
import * as to from '@shared/contract/to'
import { big, type Decimal } from '@shared/money'
import { useWay } from 'shell/navigation'
import { hasFeature } from 'shell/transport'
import { isVirtual, useTradingAccount } from '../account/trading-account.ts'
import { useFigures } from '../words/figures.ts'
import { Got, Paid } from '../words/paid.tsx'
import { type OwnRate, ownRate } from './outcomes.model.ts'
import css from './outcomes.module.css'

type Props = {
  outcomes: Outcomes | null | undefined
  /** Which part must be right to come out even on the terms of today; null where nobody can say. */
  evenRate: Decimal | null
}

/** Nothing before ten have ended. */
export function OutcomesLine({ outcomes, evenRate }: Props) {
  const told = ownRate(outcomes, evenRate)
  const way = useWay(to.limits())
  const virtual = isVirtual(useTradingAccount())
  const limited = hasFeature('own-limits') && !virtual
  if (!told) return null
  return (
    <p className={css.line}>
      <Record of={told} />{' '}
      {limited && way && (
        <a className={css.way} href={way}>
          <Trans>Set a daily limit</Trans>
        </a>
      )}
    </p>
  )
}

function Record({ of }: { of: OwnRate }) {
  const { price } = useFigures()
  const { right, ended, net } = of
  const lost = net.startsWith('-')
  const cost = <Paid value={big(net).abs().toString()} unit="USDT" />
  const gain = <Got value={net} unit="USDT" />
  if (of.needed === null)
    return lost ? (
      <Trans>
        Right {right} of {ended}; cost so far {cost}
      </Trans>
    ) : (
      <Trans>
        Right {right} of {ended}; gained so far {gain}
      </Trans>
    )
  const needed = price(of.needed, 1)
  return lost ? (
    <Trans>
      Right {right} of {ended}; you needed {needed}; cost so far {cost}
    </Trans>
  ) : (
    <Trans>
      Right {right} of {ended}; you needed {needed}; gained so far {gain}
    </Trans>
  )
}
