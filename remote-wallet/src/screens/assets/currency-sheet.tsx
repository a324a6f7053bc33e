/** One currency: where it is, what can be done with it. */
import { Trans, useLingui } from '@lingui/react/macro'
import { currencyListCall } from '@shared/contract/calls/wallet'
import * as to from '@shared/contract/to'
import { Amount } from '@shared/ui/amount'
import { Button } from '@shared/ui/button'
import { Sheet } from '@shared/ui/sheet'
import { SumRow, Sums } from '@shared/ui/sum-row'
import { useWays } from 'shell/navigation'
import { useCall } from 'shell/query'
import { placesOf } from '../../parts/places.ts'
import { type Item, rechargeable, split, withdrawable } from './assets.model.ts'

/** Ways of it that are open: in where an address comes at once, out where a network pays it. */
function useActions(currency: string) {
  const { t } = useLingui()
  const way = useWays()
  const { data } = useCall(currencyListCall, {})
  const known = data ?? []
  return [
    { name: t`Deposit`, href: rechargeable(known).includes(currency) && way(to.recharge({ currency })) },
    { name: t`Withdraw`, href: withdrawable(known).includes(currency) && way(to.withdraw({ currency })) },
    { name: t`Account changes`, href: way(to.ledger({ currency })) },
  ]
}

const Actions = ({ currency }: { currency: string }) =>
  useActions(currency).map(
    ({ name, href }) =>
      href && (
        <Button key={name} wide href={href}>
          {name}
        </Button>
      ),
  )

export function CurrencySheet({ item, onClose }: { item: Item | undefined; onClose(): void }) {
  const { t } = useLingui()
  const names = {
    available: t`Balance account`,
    contract: t`Contract account`,
    margin: t`Position margin`,
    frozen: t`Locked`,
    invest: t`Investments`,
    pledge: t`Collateral`,
    competition: t`Locked for a competition`,
  }
  const places = placesOf(item?.currency ?? '')
  return (
    <Sheet
      open={item !== undefined}
      addressed
      onClose={onClose}
      title={item?.currency}
      actions={item && <Actions currency={item.currency} />}
    >
      {item && (
        <Sums>
          {split(item).map(([part, value]) => (
            <SumRow key={part} label={names[part]} value={<Amount value={value} places={places} minPlaces={2} />} />
          ))}
          <SumRow
            strong
            label={<Trans>Total</Trans>}
            value={<Amount value={item.total} places={places} minPlaces={2} />}
          />
          <SumRow
            label={<Trans>Value in USDT</Trans>}
            value={<Amount value={item.price == null ? null : item.value} />}
          />
        </Sums>
      )}
    </Sheet>
  )
}
