/** What it costs a slow phone to seal an order. */
import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser } from 'puppeteer'
import { readUnit } from '../../../federation/src/unit.ts'
import { common } from '../../../federation/src/webpack-common.ts'
import { marketOrder } from '../../../sandbox/src/testing/positions/orders.ts'
import { openPhone } from '../browser.ts'
import { beSlow } from '../slow.ts'
import { median, medianText, table } from './figures.ts'
import { bundle } from './twin/build.ts'

const SIZE = 2048
const AGAIN = 20
/** All units are built by the same settings; this one needs no keys. */
const unit = fileURLToPath(new URL('../../../../remote-trade', import.meta.url))
const entry = fileURLToPath(new URL('./sealing/page.ts', import.meta.url))

/** The script of the page, as a unit is built. */
async function builtScript(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-sealing-'))
  try {
    const base = common(readUnit(unit, 'production'), () => true)
    const plugins = (base.plugins ?? []).filter(plugin => plugin?.constructor.name !== 'UsedWordsPlugin')
    await bundle({ ...base, plugins, entry: { seal: entry }, devtool: false, output: { ...base.output, path: folder } })
    return readFileSync(join(folder, 'seal.js'), 'utf8')
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** An order, and as much more beside it as makes 2 KB of JSON. */
function orderOfSize(): object {
  const order = { ...marketOrder(), note: '' }
  return { ...order, note: 'x'.repeat(SIZE - JSON.stringify(order).length) }
}

type Took = { first: number; later: number }

async function once(browser: Browser, script: string, publicKey: string, warm: boolean): Promise<Took> {
  const { page, close } = await openPhone(browser)
  await beSlow(page)
  await page.evaluate(script)
  const asked = [orderOfSize(), publicKey, AGAIN, warm] as const
  const took = await page.evaluate((...all) => self.sealed(...all), ...asked)
  await close()
  const [first = Number.NaN, ...rest] = took
  return { first, later: median(rest) }
}

/** @returns the section of the report */
export async function sealingFigures(browser: Browser, rounds: number): Promise<string> {
  const script = await builtScript()
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const spki = publicKey.export({ type: 'spki', format: 'der' }).toString('base64')
  const [cold, warm]: [Took[], Took[]] = [[], []]
  for (let round = 0; round < rounds; round++) {
    cold.push(await once(browser, script, spki, false))
    warm.push(await once(browser, script, spki, true))
  }
  const row = (what: string, took: number[]) => [what, medianText(took, 1)]
  const first = (all: Took[]) => all.map(took => took.first)
  return table(
    ['', 'ms'],
    [
      row('the first order of a page', first(warm)),
      row('the same before the page was idle once', first(cold)),
      row(
        'each after it',
        warm.map(took => took.later),
      ),
    ],
  )
}
