/** Who pays what a product promises: the first sentence of every page of products (docs/rules/invest.md#who-pays). */
import { Trans } from '@lingui/react/macro'
import type { Payer as Account } from '@shared/contract/calls/invest/products'
import { List, ListRow } from '@shared/ui/list-row'
import { useLateSheet } from 'shell/screen'
import { hasFeature } from 'shell/transport'
import { Money } from '../figures.tsx'
import css from './payer.module.css'

const load = () => import(/* webpackChunkName: "payer-sheet" */ './payer-sheet.tsx')
type Sheets = Awaited<ReturnType<typeof load>>

export type PayerProps = {
  /** The product's or the order's own `payer`. */
  payer: Account
  /** fixed: a rate is promised (arbitrage, bonds) · output: what machines earn, which nobody knows beforehand */
  promise: 'fixed' | 'output'
}

/** The sentence; a press opens what moved the account within thirty days, where the server tells it. */
export function Payer({ payer, promise }: PayerProps) {
  const sheet = useLateSheet<true, Sheets>(load)
  return (
    <div className={css.payer}>
      <Sentence payer={payer} promise={promise} />
      {hasFeature('product-payer') && (
        <button type="button" className={css.more} aria-haspopup="dialog" onClick={() => void sheet.show(true)}>
          <Trans>See the account's history</Trans>
        </button>
      )}
      {sheet.draw(({ PayerSheet }, _, { key, ...frame }) => (
        <PayerSheet key={key} currency={payer.currency} {...frame} />
      ))}
    </div>
  )
}

/** The account as one line; the sheet of the purchase says the sentence. */
export function PayerRow({ payer }: Pick<PayerProps, 'payer'>) {
  const sheet = useLateSheet<true, Sheets>(load)
  const { balance, promised, currency } = payer
  const [there, said] = [
    <Money key="there" open value={balance} currency={currency} />,
    <Money key="said" open value={promised} currency={currency} />,
  ]
  const press = hasFeature('product-payer') ? { opens: true, onClick: () => void sheet.show(true) } : {}
  return (
    <>
      <List flush>
        <ListRow
          title={<Trans>Operator's yield account</Trans>}
          note={
            <Trans>
              Holds {there}, owes {said}
            </Trans>
          }
          {...press}
        />
      </List>
      {sheet.draw(({ PayerSheet }, _, { key, ...frame }) => (
        <PayerSheet key={key} currency={currency} {...frame} />
      ))}
    </>
  )
}

/** Alone, where it leads nowhere: in a sheet. */
export function Sentence({ payer: { balance, promised, currency }, promise }: PayerProps) {
  const [there, said] = [
    <Money key="there" open value={balance} currency={currency} />,
    <Money key="said" open value={promised} currency={currency} />,
  ]
  return (
    <p className={css.sentence}>
      {promise === 'fixed' ? (
        <Trans>
          Paid from the operator's yield account: it holds {there}, of which {said} is due to active orders. The rate is
          promised by the operator; it doesn't come from trading.
        </Trans>
      ) : (
        <Trans>
          Paid from the operator's yield account: it holds {there}, of which {said} is due to active machines over the
          next 30 days. What a machine earns isn't fixed.
        </Trans>
      )}
    </p>
  )
}
