/** More is to be paid or pledged than there is. */
import { big, compare, type Decimal } from '@shared/money'
import { Shortage } from '../../parts/shortage.tsx'

type Props = { amount: Decimal | ''; currency: string; available: Decimal | undefined }

/** Nothing while it suffices, or is not known. */
export function MissingFunds({ amount, currency, available }: Props) {
  if (amount === '' || available === undefined || compare(amount, available) <= 0) return null
  return <Shortage missing={big(amount).minus(big(available)).toString()} currency={currency} />
}
