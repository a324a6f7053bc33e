/** Currencies that a list is filtered by. */
import { currencyListCall } from '@shared/contract/calls/wallet'
import { useCall } from 'shell/query'

/** As an address names it: what is none is left out. */
export const currencyOf = (text: string | undefined): string | undefined =>
  text && /^[A-Z0-9]{2,10}$/.test(text) ? text : undefined

/**
 * Those that a filter offers: that a network brings, and the one that is chosen.
 * @param open asked for only while they can be seen
 */
export function useFilterCurrencies(chosen: string | undefined, open: boolean): { value: string; label: string }[] {
  const { data } = useCall(currencyListCall, {}, { enabled: open })
  const brought = (data ?? []).filter(({ networks }) => networks?.length).map(({ currency }) => currency)
  return [...new Set([...brought, ...(chosen ? [chosen] : [])])].map(value => ({ value, label: value }))
}
