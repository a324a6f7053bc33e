/** Who pays what machines earn: of one coin in a sentence, of several a row for each (docs/rules/invest.md#who-pays). */
import { Trans } from '@lingui/react/macro'
import type { Payer as Account } from '@shared/contract/calls/invest/products'
import { List, ListRow } from '@shared/ui/list-row'
import { useLateSheet } from 'shell/screen'
import { hasFeature } from 'shell/transport'
import { Money } from '../../parts/figures.tsx'
import { Payer } from '../../parts/payer/payer.tsx'
import css from './mining.module.css'

const load = () => import(/* webpackChunkName: "payer-sheet" */ '../../parts/payer/payer-sheet.tsx')
type Sheets = Awaited<ReturnType<typeof load>>

export function Payers({ of }: { of: readonly Account[] }) {
  const [only] = of
  if (only === undefined) return null
  return of.length === 1 ? <Payer payer={only} promise="output" /> : <Several of={of} />
}

function Several({ of }: { of: readonly Account[] }) {
  const sheet = useLateSheet<string, Sheets>(load)
  return (
    <div className={css.payers}>
      <p>
        <Trans>Paid from the operator's yield accounts. What a machine earns isn't fixed.</Trans>
      </p>
      <List flush>
        {of.map(account => (
          <Row key={account.currency} of={account} onOpen={() => void sheet.show(account.currency)} />
        ))}
      </List>
      {sheet.draw(({ PayerSheet }, currency, { key, ...frame }) => (
        <PayerSheet key={key} currency={currency} {...frame} />
      ))}
    </div>
  )
}

/** A press opens what moved the account, where the server tells it. */
function Row({ of: { currency, balance, promised }, onOpen }: { of: Account; onOpen(): void }) {
  const said = <Money open value={promised} currency={currency} />
  const opens = hasFeature('product-payer')
  return (
    <ListRow
      title={<Money open value={balance} currency={currency} />}
      note={<Trans>{said} due over the next 30 days</Trans>}
      {...(opens && { opens, onClick: onOpen })}
    />
  )
}
