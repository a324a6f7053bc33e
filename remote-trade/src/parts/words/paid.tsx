/** What a person pays: every digit of it, whatever balances show. What is given to them instead has a plus. */
import { big } from '@shared/money'
import { Amount, type AmountProps } from '@shared/ui/amount'

export function Paid({ value, ...rest }: Pick<AmountProps, 'value' | 'unit' | 'open'>) {
  const given = value?.startsWith('-') ? big(value).neg().toString() : undefined
  return <Amount places={8} minPlaces={2} value={given ?? value} sign={given !== undefined} {...rest} />
}
