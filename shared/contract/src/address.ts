/** How an address of the app is declared: its path, and the names that its query may carry. */

declare const known: unique symbol
/** An address that the app knows, with its query: "/kline?symbol=BTCUSDT". Made by an address, or told by `hasRoute`. */
export type Way = string & { readonly [known]: true }

export type Query<K extends string = string> = [K] extends [never]
  ? Record<string, never>
  : Partial<Record<K, string | undefined>>

/** @example chart({ symbol: 'BTCUSDT' }) is "/kline?symbol=BTCUSDT" */
export interface Address<K extends string = string> {
  /** What is undefined is left out; "" is said: a search that is open with nothing typed. */
  (query?: Query<K>): Way
  readonly path: Way
}

/**
 * A remote that stands in another repository declares its own the same way.
 * @param K names of its query
 * @param path one segment, e.g. "/kline"
 */
export function address<K extends string = never>(path: `/${string}`): Address<K> {
  const way = (query: Query<string> = {}) => {
    const said = Object.entries(query).filter(([, value]) => value !== undefined)
    return `${path}${said.length > 0 ? `?${new URLSearchParams(said as [string, string][])}` : ''}` as Way
  }
  return Object.assign(way, { path: path as Way })
}
