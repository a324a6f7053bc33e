/** The query of a page's own address, by the names that its address declares. */
import type { Address, Query } from '@shared/contract/address'
import { clean } from '../../remotes/routes.ts'
import { present, setQuery } from './go.ts'
import { usePage, useRoute } from './page-context.ts'

export type PagePlace<K extends string> = {
  query: Readonly<Query<K>>
  /** Changes what is named, '' or undefined takes it out; nothing once another page stands or is on its way. */
  setQuery(patch: Query<K>, o?: { push?: boolean }): void
}

/** @example const { query, setQuery } = usePlace(to.assets) */
export function usePlace<K extends string>(_: Address<K>): PagePlace<K> {
  const { path, query } = useRoute()
  const { signal } = usePage()
  const isAt = (address: string) => clean(address.replace(/^#|\?.*/g, '')) === path
  // an address that was typed is in the bar before the router hears of it
  const stands = () => !signal.aborted && isAt(present().pathname) && isAt(location.hash)
  return { query: query as Query<K>, setQuery: (patch, o) => stands() && setQuery(patch as Query<string>, o) }
}
