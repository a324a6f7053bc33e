/** The currencies that a filter offers: those that a network brings, and the one that is chosen. */
import { currencyListCall } from '@shared/contract/calls/wallet'
import { useCall } from './query.ts'

/** @param open asked for only while they can be seen */
export function useFilterCurrencies(chosen: string | undefined, open: boolean): { value: string; label: string }[] {
  const { data } = useCall(currencyListCall, {}, { enabled: open, inPlace: false })
  const brought = (data ?? []).filter(({ networks }) => networks?.length).map(({ currency }) => currency)
  return [...new Set([...brought, ...(chosen ? [chosen] : [])])].map(value => ({ value, label: value }))
}
