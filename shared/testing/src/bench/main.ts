/** `pnpm bench`: the release chain's figures, into bench/RESULTS.md. Nothing is judged here: targets stand beside the figures. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, totalmem } from 'node:os'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser } from 'puppeteer'
import { commandLine } from '../../../tools/src/command-line.ts'
import { launch } from '../browser.ts'
import { inTurns, ratio, table, told } from './figures.ts'
import { visit } from './paint.ts'
import { type Sites, startSites } from './sites.ts'
import { storeFigures } from './store.ts'
import { swapFigures } from './swaps.ts'
import { tickingFigures } from './ticking.ts'

commandLine(
  'pnpm bench: what it costs to be a federation, and to promote and swap, into bench/RESULTS.md (ROUNDS=11 pnpm bench)',
  {},
)

const rounds = Number(process.env.ROUNDS ?? 11)
const file = fileURLToPath(new URL('../../../../bench/RESULTS.md', import.meta.url))

async function twinFigures({ platform, twin }: Sites, browser: Browser): Promise<string> {
  for (const url of [platform.url, twin]) await visit(browser, url) // what a process does once does not count
  const found = await inTurns(rounds, {
    federated: () => visit(browser, platform.url),
    twin: () => visit(browser, twin),
  })
  const [federated = {}, single = {}] = [found.federated, found.twin]
  const rows = Object.keys(federated).map(what => {
    const [a, b] = [federated[what] ?? [], single[what] ?? []]
    return [what, told(a), told(b), told(ratio(a, b), 2)]
  })
  return table(['', 'federated', 'twin', 'federated : twin'], rows)
}

const machine = () =>
  `${cpus().length} x ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}, load ${loadavg()
    .map(load => load.toFixed(1))
    .join(' ')} at the start`

const twinText = (twin: string) => `## A federation, and the same sources as one application

${rounds} rounds each, empty cache, 375x812, "Slow 4G" (1.6 Mbit/s, 150 ms), processor four times slower. The twin is bundled from the same sources without federation, code-split by screen; it comes from the same gateway, under the same policy, with every file's hash, with the same preloads and the same prefetch of the tabs. Targets: largest paint 1.05, another remote's screen 1.10, bytes 1.10.

${twin}`

const storeText = (store: string) => `## A decision, by how many there were

Folder store, in turns; each command reads its keys and what it remembers anew.

${store}`

const tickingText = (ticking: string) => `## A market of 240 rows that tick each second

Three rounds of 20 s, processor four times slower, motion not reduced. The symbols are the exchange's own, each with doubles that move as it moves; prices are asked for the rows that somebody can see, and those beside them. Target: main thread busy 10 % at most, no layout shift.

${ticking}`

const swapText = (swaps: string) => `## From a decision to the phones

${swaps}`

const on = machine()
const sites = await startSites()
const browser = await launch()
const head = `# Results of \`pnpm bench\`

${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC · ${on} · ${await browser.version()}. Each figure is a median with the middle half of the rounds; ratios are taken round by round, since what is compared runs in turns.`

/** What is measured already stands there, whatever becomes of the rest. */
const sections = [head]
function add(section: string): void {
  sections.push(section)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${sections.join('\n\n')}\n`)
  console.log(section)
}

try {
  add(twinText(await twinFigures(sites, browser)))
  add(tickingText(await tickingFigures(sites.platform, browser)))
  add(swapText(await swapFigures(sites.platform, browser, rounds)))
  add(storeText(await storeFigures(rounds)))
} finally {
  await browser.close()
  await sites.stop()
}
