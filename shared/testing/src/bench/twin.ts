/** A federation beside the same sources as one application, what stood before, and a page of one line: opened in turns. */
import { inTurns, type Measured, medianText, ratio, table } from './figures.ts'
import type { Ground } from './ground.ts'
import { openings, type Site } from './openings.ts'
import { NOTHING, OVER_LINE, visit, visitFloor, visitOverLine } from './paint.ts'
import { slowLine } from './slow-line.ts'
import { type Target, targetTable } from './targets.ts'

const FIRST = 'first contentful paint, ms'
const LARGEST = 'largest paint of Home, ms'
const PAGE = 'until the first contentful paint: the page, KB (brotli)'
const BYTES = 'until Home stands: page, scripts and styles, KB (brotli)'

/** KB that come within a millisecond (slow.ts). */
const LINE = 0.2

type Found = Record<'federated' | 'twin' | 'before' | 'floor', Measured>

/** @returns the section of the report */
export async function twinFigures({ rounds, browser, sites }: Ground): Promise<string> {
  const [chrome, { federated, twin, before }] = [await browser(), await sites()]
  const all = { federated, twin, before }
  for (const site of Object.values(all)) await visit(chrome, site.url) // what a process does once does not count
  const lines = new Map(
    await Promise.all(Object.values(all).map(async ({ url }) => [url, await slowLine(url)] as const)),
  )
  const over = (url: string, path?: string) => visitOverLine(chrome, lines.get(url)?.url ?? url, path)
  const whole = async (site: Site) => ({
    ...(await over(site.url)),
    ...(await visit(chrome, site.url)),
    ...(await openings(chrome, site)),
  })
  const works = Object.entries(all).map(([name, site]) => [name, () => whole(site)])
  const floor = async () => ({
    ...(await over(federated.url, NOTHING)),
    ...(await visitFloor(chrome, federated.url)),
  })
  const found = (await inTurns(rounds, { ...Object.fromEntries(works), floor })) as Found
  for (const line of lines.values()) line.close()
  return `${targetTable(targetsOf(found))}\n\n${rowsOf(found)}`
}

const named = (found: Found, who: keyof Found, what: string) => found[who][what] ?? []
const against = (found: Found, what: string, who: keyof Found) =>
  ratio(named(found, 'federated', what), named(found, who, what))

/** Why a federation comes later: what one application has in one file. */
function later(found: Found, what: string): string {
  const twin = named(found, 'twin', what)
  const more = named(found, 'federated', what).map((ms, round) => ms - (twin[round] ?? Number.NaN))
  return `${medianText(more)} ms more: an entry, its list of routes and what is lent come before the screen, one after the other`
}

function targetsOf(found: Found): Target[] {
  const page = medianText(named(found, 'federated', PAGE).map(kilobytes => kilobytes / LINE))
  const bytes = named(found, 'federated', BYTES)
  const more = bytes.map((one, round) => one - (named(found, 'twin', BYTES)[round] ?? Number.NaN))
  const rows = Object.entries(found.federated)
  const matching = (pattern: RegExp) => rows.filter(([what]) => pattern.test(what))
  return [
    {
      ...{
        what: 'first contentful paint over a line : a page of one line',
        atMost: 1.25,
        measured: against(found, OVER_LINE, 'floor'),
      },
      why: `the page's KB alone take ${page} ms of this line`,
    },
    {
      ...{
        what: 'first contentful paint, a page held back as DevTools does : a page of one line',
        atMost: 1.25,
        measured: against(found, FIRST, 'floor'),
      },
      why: `all KB of the page are waited for, which take ${page} ms; over a line the first packets are painted`,
    },
    {
      ...{ what: 'largest paint of Home : before', atMost: 0.75, measured: against(found, LARGEST, 'before') },
      why: `the twin's is ${medianText(ratio(named(found, 'twin', LARGEST), named(found, 'before', LARGEST)), 2)}`,
    },
    {
      ...{ what: 'largest paint of Home : twin', atMost: 1.05, measured: against(found, LARGEST, 'twin') },
      why: later(found, LARGEST),
    },
    {
      ...{ what: 'until Home stands, KB', atMost: 200, measured: bytes, digits: 1 },
      why: `one application of the same sources takes ${medianText(named(found, 'twin', BYTES))}`,
    },
    { what: 'until Home stands, KB more than the twin', atMost: 25, measured: more, digits: 1 },
    { what: 'layout shift of Home', atMost: 0, measured: named(found, 'federated', 'layout shift'), digits: 3 },
    ...matching(/^first opening/).map(([what]) => ({
      ...{ what: `${what.replace(/, ms$/, '')} : twin`, atMost: 1.05, measured: against(found, what, 'twin') },
      why: later(found, what),
    })),
    ...matching(/requests before/).map(([what, measured]) => ({ what, atMost: 0, measured, digits: 0 })),
    ...matching(/beside the overlay/).map(([what, measured]) => ({ what, atMost: 100, measured, digits: 0 })),
  ]
}

function rowsOf(found: Found): string {
  const rows = Object.keys(found.federated).map(what => {
    const digits = what === 'layout shift' ? 3 : 0
    const of = (who: keyof Found) => (found[who][what] ? medianText(named(found, who, what), digits) : '')
    const beside = (who: keyof Found) => (digits ? '' : medianText(against(found, what, who), 2))
    return [what, of('floor'), of('federated'), of('twin'), of('before'), beside('twin'), beside('before')]
  })
  return table(['', 'one line', 'federated', 'twin', 'before', 'federated : twin', 'federated : before'], rows)
}
