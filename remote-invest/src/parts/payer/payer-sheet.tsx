/** The operator's yield account: balance, promised sum, and movements of thirty days by day and kind. */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { OutputOf } from '@shared/contract'
import { payerCall } from '@shared/contract/calls/invest/products'
import { writeDay } from '@shared/format/day-first'
import { List, ListRow } from '@shared/ui/list-row'
import { SectionHeader } from '@shared/ui/section-header'
import { Sheet } from '@shared/ui/sheet'
import { SkeletonRows } from '@shared/ui/skeleton'
import { SumRow, Sums } from '@shared/ui/sum-row'
import { useCall } from 'shell/query'
import { Loaded, type SheetFrame } from 'shell/screen'
import { Money } from '../figures.tsx'
import css from './payer.module.css'

type Account = OutputOf<typeof payerCall>

export function PayerSheet({ currency, ...frame }: SheetFrame & { currency: string }) {
  const account = useCall(payerCall, { currency }, { enabled: frame.open })
  return (
    <Sheet {...frame} title={<Trans>The operator's yield account</Trans>}>
      <Loaded of={account} title={<Trans>Couldn't load the account</Trans>} skeleton={<SkeletonRows rows={6} single />}>
        {of => <AccountDetails of={of} />}
      </Loaded>
    </Sheet>
  )
}

function AccountDetails({ of: { balance, promised, currency, rows } }: { of: Account }) {
  return (
    <div className={css.sheet}>
      <Sums>
        <SumRow
          strong
          label={<Trans>Account balance</Trans>}
          value={<Money open value={balance} currency={currency} />}
        />
        <SumRow label={<Trans>Due to be paid</Trans>} value={<Money open value={promised} currency={currency} />} />
      </Sums>
      <p className={css.note}>
        <Trans>We only accept a purchase if this account can cover its payouts.</Trans>
      </p>
      <Rows {...{ rows, currency }} />
    </div>
  )
}

function Rows({ rows, currency }: Pick<Account, 'rows' | 'currency'>) {
  const { t } = useLingui()
  const title = t`Last 30 days`
  if (rows.length === 0)
    return (
      <p className={css.note}>
        <Trans>No activity in the last 30 days.</Trans>
      </p>
    )
  return (
    <section>
      <SectionHeader title={title} />
      <List flush label={title}>
        {rows.map(({ day, type, amount }) => (
          <ListRow
            key={`${day} ${type}`}
            title={t(names[type] ?? other)}
            note={writeDay(day)}
            value={<Money open sign value={amount} currency={currency} />}
          />
        ))}
      </List>
    </section>
  )
}

const other = msg({ message: 'Other', context: 'yield account' })
const names: Readonly<Record<string, MessageDescriptor>> = {
  adjustment: msg`Funded by the operator`,
  'arbitrage-income': msg`AI arbitrage income`,
  'mining-buy': msg`Mining machine purchase`,
  'mining-income': msg`Mining income`,
  'mining-cancelled': msg`Mining cancelled`,
  'bond-coupon': msg`Bond coupon`,
}
