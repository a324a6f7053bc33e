/** Lines about an application that stand in more than one place. */
import { Plural, Trans } from '@lingui/react/macro'
import type { Application } from '@shared/contract/calls/invest/offerings'
import { Amount } from '@shared/ui/amount'
import { SumRow, Sums } from '@shared/ui/sum-row'
import type { ReactNode } from 'react'
import css from './offerings.module.css'
import { useFigures } from './words.ts'

/** "Won 5 of 8 lots" */
export function WonOf({ wonLots, lots }: Pick<Application, 'wonLots' | 'lots'>) {
  const { count } = useFigures()
  const won = count(wonLots ?? 0)
  return <Plural value={lots} one={`Won ${won} of # lot`} other={`Won ${won} of # lots`} />
}

export function Figures({ my, label }: { my: Application; label: ReactNode }) {
  const { price, tokens } = useFigures()
  return (
    <Sums>
      <SumRow label={<Trans>Winning price</Trans>} value={`${price(my.winningPrice)} USDT`} />
      <SumRow label={<Trans>Tokens</Trans>} value={`${tokens(my.wonQuantity ?? '0')} ${my.symbol}`} />
      <SumRow strong label={label} value={<Whole value={my.amount} />} />
      <OwnNumber of={my} />
    </Sums>
  )
}

/** What a person pays: all its digits. */
export const Whole = ({ value }: { value: string }) => <Amount value={value} places={8} minPlaces={2} unit="USDT" />

export const OwnNumber = ({ of: { orderNo } }: { of: Application }) => (
  <SumRow label={<Trans>Application number</Trans>} value={<Code>{orderNo}</Code>} />
)

/** Letters to be compared: they break where they must. */
export const Code = ({ children }: { children: string }) => (
  <span className={css.code} translate="no">
    {children}
  </span>
)
