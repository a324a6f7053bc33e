/** One currency: where it is, what can be done with it. */
import { Trans, useLingui } from '@lingui/react/macro'
import { currencyListCall } from '@shared/contract/calls/wallet'
import { Amount } from '@shared/ui/amount'
import { Button } from '@shared/ui/button'
import { Sheet } from '@shared/ui/sheet'
import { SumRow, Sums } from '@shared/ui/sum-row'
import { back, hasRoute } from 'shell/navigation'
import { placesOf } from '../../parts/places.ts'
import { useCall } from '../../parts/query.ts'
import { type Item, rechargeable, split } from './assets.model.ts'
import css from './assets.module.css'

/** Whether a recharge of it gets an address at once. */
function useRechargeable(currency: string): boolean {
  const { data } = useCall(currencyListCall, {}, { inPlace: false })
  return rechargeable(data ?? []).includes(currency)
}

function Actions({ currency }: { currency: string }) {
  const open = useRechargeable(currency)
  const ways = [
    ...(open ? [{ path: `/chongzhi?currency=${currency}`, label: <Trans>Deposit</Trans> }] : []),
    { path: `/zhangbianRecord?currency=${currency}`, label: <Trans>Ledger</Trans> },
  ].filter(way => hasRoute(way.path))
  return (
    <div className={css.actions}>
      {ways.map(({ path, label }) => (
        <Button key={path} wide href={`#${path}`}>
          {label}
        </Button>
      ))}
    </div>
  )
}

export function CurrencySheet({ item }: { item: Item | undefined }) {
  const { t } = useLingui()
  const names = {
    available: t`Balance account`,
    contract: t`Contract account`,
    margin: t`Margin of positions`,
    frozen: t`Frozen`,
    invest: t`Investments`,
    pledge: t`Collateral`,
  }
  const places = placesOf(item?.currency ?? '')
  return (
    <Sheet
      open={item !== undefined}
      addressed
      onClose={back}
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
