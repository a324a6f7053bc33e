/** Orders of every kind, and the ways to what is invested elsewhere (docs/rules/invest.md#orders). */
import { Trans, useLingui } from '@lingui/react/macro'
import * as to from '@shared/contract/to'
import { Chip, Chips } from '@shared/ui/chip'
import { List, ListRow } from '@shared/ui/list-row'
import { usePlace, useWay } from 'shell/navigation'
import { type Type, typeOf, types } from '../../parts/orders/orders.model.ts'
import { OrdersPage } from '../../parts/orders/orders-page.tsx'
import { useTypeNames } from '../../parts/orders/words.ts'

export default function InvestmentsScreen() {
  const { query } = usePlace(to.investments)
  const type = typeOf(query)
  return (
    <OrdersPage
      title={<Trans>Investment orders</Trans>}
      type={type}
      address={to.investments}
      head={<Types chosen={type} />}
      foot={<Elsewhere />}
    />
  )
}

function Types({ chosen }: { chosen: Type | undefined }) {
  const { t } = useLingui()
  const names = useTypeNames()
  const { setQuery } = usePlace(to.investments)
  return (
    <Chips label={t`Type`}>
      <Chip on={chosen === undefined} onClick={() => setQuery({ type: undefined })}>
        <Trans>All</Trans>
      </Chip>
      {types.map(type => (
        <Chip key={type} on={type === chosen} onClick={() => setQuery({ type: String(type) })}>
          {names[type]}
        </Chip>
      ))}
    </Chips>
  )
}

/** Applications and loans are no orders of products. */
function Elsewhere() {
  const applications = useWay(to.offerings({ tab: 'records' }))
  const loans = useWay(to.loanAccount())
  if (!applications && !loans) return null
  return (
    <List flush>
      {applications && <ListRow title={<Trans>Token offering</Trans>} href={applications} />}
      {loans && <ListRow title={<Trans>Loan account</Trans>} href={loans} />}
    </List>
  )
}
