/** What a person pays: every digit of it, whatever balances show. */
import { Amount, type AmountProps } from '@shared/ui/amount'

export const Paid = (props: Pick<AmountProps, 'value' | 'unit' | 'open'>) => (
  <Amount places={8} minPlaces={2} {...props} />
)
