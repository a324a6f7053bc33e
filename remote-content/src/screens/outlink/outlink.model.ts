/** What becomes of an address in the viewer: pure functions, tested alone. */

/** What the phone knows of sites and of pages of the exchange itself. */
export type Sites = {
  isListed(url: string): boolean
  mayFrame(url: string): boolean
  /** Of a path: the page that the exchange publishes under it. */
  isOwnPage(path: string): boolean
  /** Its address, from the root of the server. */
  addressOf(path: string): string
  /** Where the app itself stands. */
  app: string
}

export type Opened = {
  /** As it is opened: spelt out, an odd host in its plain letters. */
  url: string
  host: string
  /** A page of the exchange itself: it runs without an origin of its own. */
  own: boolean
  /** It stands nowhere but here: its address holds a ticket, and a tab of its own shows no chat. */
  onlyHere: boolean
}

/** refused: no address to open · leaving: nobody vouches for the site · outside: it lets nobody frame it · framed */
export type Target = { kind: 'refused' } | ({ kind: 'leaving' | 'outside' | 'framed' } & Opened)

const refused: Target = { kind: 'refused' }

/** @param raw as it stands in the address, of whoever wrote it */
export function targetOf(raw: string, sites: Sites): Target {
  if (sites.isOwnPage(raw)) return framed(new URL(sites.addressOf(raw), sites.app), true)
  if (!URL.canParse(raw)) return refused
  const { href, host, origin, protocol, username, password } = new URL(raw)
  if (protocol !== 'https:' || username || password) return refused
  if (origin === new URL(sites.app).origin) return refused // the app within the app
  const kind = sites.mayFrame(href) ? 'framed' : sites.isListed(href) ? 'outside' : 'leaving'
  return { kind, url: href, host, own: false, onlyHere: false }
}

const framed = ({ href, host }: URL, own: boolean, onlyHere = false): Target => ({
  ...{ kind: 'framed', url: href, host, own, onlyHere },
})

const UNDER_API = '/api/'

/**
 * The chat that a session call named: a page of our own server, whatever it is served by, or one over https.
 * @param server its root, e.g. "https://api.example/" or the app's own
 */
export function chatTarget(raw: string, server: string, app: string): Target {
  if (!URL.canParse(raw, server)) return refused
  const url = new URL(raw, server)
  if (url.username || url.password) return refused
  if (url.origin === new URL(server).origin && url.pathname.startsWith(UNDER_API)) return framed(url, true, true)
  return url.protocol === 'https:' && url.origin !== new URL(app).origin ? framed(url, false) : refused
}

/** What the chat's page is told at its birth, behind the ticket: it has no storage to look it up. */
export function dressed(url: string, look: Readonly<Record<string, string>>): string {
  const [page = '', fragment = ''] = url.split('#')
  return `${page}#${fragment}${fragment && '&'}${new URLSearchParams(look)}`
}

const rights = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads'

/** Scripts and their own origin together are no sandbox where that origin is the app's. */
export const sandboxOf = (own: boolean): string => (own ? rights : `${rights} allow-same-origin`)

/** From where a frame speaks: one without an origin of its own says "null". */
export const originOf = ({ own, url }: Opened): string => (own ? 'null' : new URL(url).origin)
