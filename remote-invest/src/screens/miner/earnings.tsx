/** What a day of one machine earns at the price of now: how much, of what, and whether it earns the machine back. */
import { Trans } from '@lingui/react/macro'
import { Amount } from '@shared/ui/amount'
import { Money } from '../../parts/figures.tsx'
import { breakEvenOf, type Earning, earningOf, type Machine } from '../../parts/machines/machine.model.ts'
import { Picture } from '../../parts/machines/picture.tsx'
import { EvenLine } from './even-line.tsx'
import css from './miner.module.css'
import { Sum } from './sum.tsx'
import { Warnings } from './warnings.tsx'

export function Earnings({ of }: { of: Machine }) {
  const earning = earningOf(of)
  const even = breakEvenOf(of)
  return (
    <>
      <section className={css.head}>
        <div className={css.net}>
          <p className={css.label}>
            <Trans>Net per machine per day now</Trans>
          </p>
          {earning ? <Now of={of} earning={earning} /> : <NoPrice coin={of.coin} />}
        </div>
        <Picture images={of.images} />
      </section>
      {earning && <Sum of={of} earning={earning} />}
      {even && <EvenLine of={of} even={even} />}
      <Warnings />
    </>
  )
}

function Now({ of: { coin, coinPrice }, earning }: { of: Machine; earning: Earning }) {
  return (
    <>
      <p>
        <Money open value={earning.worth.net} currency="USDT" size="display" />
      </p>
      <p className={css.label}>
        <Money open value={earning.net} currency={coin} />
        {' · '}
        <span className={css.whole}>
          {coin} <Amount open value={coinPrice} places={8} minPlaces={2} />
        </span>
      </p>
    </>
  )
}

/** Without it nobody can say what its power costs in the coin. */
const NoPrice = ({ coin }: { coin: string }) => (
  <p role="status">
    <Trans>The price of {coin} isn't available right now</Trans>
  </p>
)
