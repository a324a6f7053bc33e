/** What all machines of an order cost together; an invested amount is its own total. */
import { Trans } from '@lingui/react/macro'
import type { Product } from '@shared/contract/calls/invest/products'
import type { Decimal } from '@shared/money'
import { SumRow } from '@shared/ui/sum-row'
import { Money } from '../figures.tsx'
import { costOf } from './buying.model.ts'
import { isMachine } from './offer.model.ts'

export function TotalPrice({ of, quantity }: { of: Product; quantity: Decimal | '' }) {
  if (!isMachine(of)) return null
  const cost = costOf(of, quantity || '0')
  return <SumRow label={<Trans>Total price</Trans>} value={<Money open value={cost} currency={of.currency} />} />
}
