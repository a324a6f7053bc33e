/**
 * Begins the calls that a screen's first picture needs, beside its code, as its route says. It stands in the page's first script,
 * so it imports little, and is given what it must know.
 */
import type { Ask, Config, RouteData } from '@shared/contract/config'
import { begin } from '../surface/transport/begun.ts'
import { fileAddress } from '../surface/transport/file-address.ts'
import type { Received } from '../surface/transport/reply.ts'

type By = {
  config: Pick<Config, 'apiBase' | 'fileBase' | 'features'>
  token: string
  /** Whether an answer is at hand: it is not asked for then. */
  knows?(get: string): boolean
}

/** The page says in which language it is, before any words are here. A page translator changes `lang` alone. */
export function pageLanguage(): string {
  const { dataset, lang } = document.documentElement
  return dataset.lang ?? lang
}

/**
 * Nobody is asked on behalf of who is not signed in where the screen is for others, nor without a network.
 * @param search of the screen's address, e.g. "?symbol=BTCUSDT"
 */
export function beginAsks({ auth, asks = [] }: RouteData, search: string, by: By): void {
  if ((auth && !by.token) || !navigator.onLine) return
  for (const ask of asks.filter(one => isFor(one, by))) beginAsk(ask, new URLSearchParams(search), by)
}

function isFor(ask: Ask, { config, token }: By): boolean {
  const forThem = ask.by === undefined || ask.by === (token ? 'person' : 'visitor')
  return forThem && (ask.feature === undefined || config.features.includes(ask.feature))
}

function beginAsk({ get, picture }: Ask, address: URLSearchParams, { config, token, knows }: By): void {
  const filled = fill(get, address)
  if (filled === undefined || knows?.(filled)) return
  const answer = begin(config.apiBase + filled, { token, language: pageLanguage() })
  if (picture) void answer.then(reply => preload(pictureIn(reply, picture), config))
}

/** @returns undefined where the address lacks what is asked about */
function fill(get: string, address: URLSearchParams): string | undefined {
  const at = get.indexOf('?')
  if (at < 0) return get
  const query = new URLSearchParams(get.slice(at))
  for (const [name, value] of [...query]) {
    const [, from, optional] = /^\{(\w+)(\??)\}$/.exec(value) ?? []
    const given = from && address.get(from)
    if (given) query.set(name, given)
    else if (optional) query.delete(name)
    else if (from) return undefined
  }
  const filled = String(query)
  return get.slice(0, at) + (filled && `?${filled}`)
}

/** @param way in the result of a reply, e.g. "records.0.cover" */
function pictureIn(reply: Received, way: string): unknown {
  try {
    const { result }: { result?: unknown } = 'text' in reply ? JSON.parse(reply.text) : {}
    return way.split('.').reduce<unknown>((value, key) => Object(value)[key], result)
  } catch {
    return undefined // no JSON: whoever takes the answer says so
  }
}

function preload(path: unknown, config: By['config']): void {
  if (typeof path !== 'string' || path === '') return
  const link = Object.assign(document.createElement('link'), { rel: 'preload', as: 'image', fetchPriority: 'high' })
  link.href = fileAddress(path, config)
  document.head.append(link)
}
