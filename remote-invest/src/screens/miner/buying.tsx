/** Buying machines: what they bring a day, and what is known before it is paid. */
import { Plural, Trans } from '@lingui/react/macro'
import type { Address } from '@shared/contract/address'
import { productTypes } from '@shared/contract/codes'
import * as to from '@shared/contract/to'
import { formatDuration } from '@shared/format/duration'
import { SumRow } from '@shared/ui/sum-row'
import { useLanguage } from 'shell/i18n'
import { BuyBar } from '../../parts/buying/buy-bar.tsx'
import { useBuying } from '../../parts/buying/use-buying.ts'
import { Money, useFigures } from '../../parts/figures.tsx'
import { breakEvenOf, earningOf, type Machine } from '../../parts/machines/machine.model.ts'
import { Known } from './warnings.tsx'

const page: Address<'id' | 'sheet' | 'amount'> = to.miner
const lead = (id: string | undefined) =>
  id ? to.purchaseDone({ id, type: String(productTypes.mining) }) : to.miningOrders()

export function Buying({ of }: { of: Machine }) {
  const buying = useBuying({ product: of, page, lead })
  const price = useFigures().money(of.price, of.currency)
  return (
    <BuyBar
      buying={buying}
      act={<Trans>Buy for {price} each</Trans>}
      rows={quantity => <Rows of={of} units={Number(quantity)} />}
      note={<Known />}
    />
  )
}

function Rows({ of, units }: { of: Machine; units: number }) {
  const { coin, cycleDays, startDelayMinutes } = of
  const { bcp47 } = useLanguage()
  const delay = formatDuration(bcp47, startDelayMinutes)
  const earning = Number.isSafeInteger(units) ? earningOf(of, units) : null
  return (
    <>
      <SumRow
        label={<Trans>Net output per day now</Trans>}
        value={<Money open value={earning?.net} currency={coin} />}
      />
      <SumRow
        label={<Trans>Value at today's price</Trans>}
        value={<Money open value={earning?.worth.net} currency="USDT" />}
      />
      <Even of={of} />
      <SumRow label={<Trans context="machine">Starts</Trans>} value={<Trans>{delay} after purchase</Trans>} />
      <SumRow label={<Trans>Runs for</Trans>} value={<Plural value={cycleDays} one="# day" other="# days" />} />
    </>
  )
}

function Even({ of }: { of: Machine }) {
  const even = breakEvenOf(of)
  if (!even) return null
  const value = even.within && even.days !== null && <Plural value={even.days} one="# day" other="# days" />
  return <SumRow label={<Trans>Breaks even after</Trans>} value={value || <Trans>Never, at today's price</Trans>} />
}
