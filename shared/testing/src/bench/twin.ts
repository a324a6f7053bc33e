/** A federation beside the same sources as one application, opened in turns. */
import { inTurns, ratio, table, told } from './figures.ts'
import type { Ground } from './ground.ts'
import { visit } from './paint.ts'

/** @returns the section of the report */
export async function twinFigures({ rounds, browser, sites }: Ground): Promise<string> {
  const [chrome, { platform, twin }] = [await browser(), await sites()]
  for (const url of [platform.url, twin]) await visit(chrome, url) // what a process does once does not count
  const found = await inTurns(rounds, {
    federated: () => visit(chrome, platform.url),
    twin: () => visit(chrome, twin),
  })
  const [federated = {}, single = {}] = [found.federated, found.twin]
  const rows = Object.keys(federated).map(what => {
    const [a, b] = [federated[what] ?? [], single[what] ?? []]
    return [what, told(a), told(b), told(ratio(a, b), 2)]
  })
  return table(['', 'federated', 'twin', 'federated : twin'], rows)
}
