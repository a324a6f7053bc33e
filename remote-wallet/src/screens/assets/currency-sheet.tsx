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
import { type Item, rechargeable, split } from './assets.model.ts'
import css from './assets.module.css'

/** Whether a recharge of it gets an address at once. */
function useRechargeable(currency: string): boolean {
  const { data } = useCall(currencyListCall, {}, { inPlace: false })
  return rechargeable(data ?? []).includes(currency)
}

function Actions({ currency }: { currency: string }) {
  const open = useRechargeable(currency)
  const way = useWays()
  const [recharge, ledger] = [open && way(to.recharge({ currency })), way(to.ledger({ currency }))]
  return (
    <div className={css.actions}>
      {recharge && (
        <Button wide href={recharge}>
          <Trans>Deposit</Trans>
        </Button>
      )}
      {ledger && (
        <Button wide href={ledger}>
          <Trans>Ledger</Trans>
        </Button>
      )}
    </div>
  )
}

export function CurrencySheet({ item, onClose }: { item: Item | undefined; onClose(): void }) {
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
