/** docs/release.md as a person follows it: its commands, in order, as they stand there. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { clientReportCall } from '../../contract/src/index.ts'
import { startGateway } from '../../gateway/src/index.ts'
import { acceptedKeys, openStore } from '../../release/src/index.ts'
import { makeBuild, platform, routeTo, sound } from '../../release/src/testing/made-release.ts'
import { root } from './run.ts'

const page = readFileSync(`${root}docs/release.md`, 'utf8')
const commands = [...page.matchAll(/^pnpm release .*$/gm)].map(([line]) => line.replace(/ +#.*/, ''))
const refusal = /\$ pnpm release publish wallet\n([^`]+)```/.exec(page)?.[1]?.trim()
const [, late = '', tooLate] = /\$ (pnpm release rollback trade .*)\n([^`]+)```/.exec(page) ?? []

const folder = mkdtempSync(join(tmpdir(), 'tarn-page-'))
const [store, reports, keys] = [`file:${folder}/store`, `file:${folder}/reports`, `${folder}/keys`]
const settings = {
  RELEASE_STORE: store,
  REPORTS_STORE: reports,
  RELEASE_KEYS: keys,
  NODE_OPTIONS: '',
  NO_COLOR: '1',
  RELEASE_TRIAL: 'off',
  // a person at a machine, wherever the tests run
  ...{ CI: '', GITHUB_ACTIONS: '', GITLAB_CI: '' },
}
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Ctrl-C once it says that it watches. */
function interrupt(child: ChildProcess): void {
  child.stderr?.on('data', chunk => {
    if (String(chunk).includes('Ctrl-C')) child.kill('SIGINT')
  })
}

/** What a busy machine adds, e.g. "5 s: deciding". */
const ticks = /^\d+ s: .*\n/gm

/** The line goes through a shell, as at a terminal. */
function type(line: string): ChildProcess {
  const pnpm = 'pnpm() { shift; exec "$0" shared/release/src/main.ts "$@"; }'
  const env = { ...process.env, ...settings }
  return spawn('sh', ['-c', `${pnpm}; ${line}`, process.execPath], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

async function typed(line: string, heard: (child: ChildProcess) => void = () => {}) {
  const child = type(line)
  heard(child)
  const code = new Promise<number | null>(resolve => child.once('close', resolve))
  const [out = '', err = ''] = await Promise.all(
    [child.stdout, child.stderr].map(stream => (stream ? text(stream) : '')),
  )
  return { line, code: await code, said: `${out}${err.replaceAll(ticks, '')}`.trim() }
}

/** An installation as it was before: small releases, live. */
async function setTheStage(): Promise<void> {
  const made = async (unit: string, path?: string) =>
    makeBuild(
      `${folder}/${unit}`,
      sound(unit, { version: '1.1.0', ...(path ? { routes: [routeTo(path)] } : { keys: await acceptedKeys(keys) }) }),
    )
  await made('shell')
  await made('trade', '/kline')
  await made('wallet', '/kline')
  await made('loyalty', '/loyalty')
  writeFileSync(`${folder}/platform.json`, JSON.stringify(platform))
  for (const unit of ['shell', 'trade', 'loyalty'])
    expect(await typed(`pnpm release publish ${unit} --dir ${folder}/${unit}`)).toMatchObject({ code: 0 })
  const first = `pnpm release promote shell trade loyalty --platform ${folder}/platform.json --no-trial --why first`
  expect(await typed(first)).toMatchObject({ code: 0 })
}

const gateway = async () =>
  startGateway({
    ...{ store: openStore(store), reports: openStore(reports), accepted: await acceptedKeys(keys) },
    ...{ apiUrl: 'http://127.0.0.1:9', graceMs: 0, log: () => {} },
  })

/** A phone opens the live trade, and a page of it fails. */
async function countAPage(): Promise<void> {
  const { url, stop } = await gateway()
  const { units, serial } = await (await fetch(`${url}/config.json`)).json()
  const about = {
    id: 'a',
    unit: 'trade',
    release: units.trade.release,
    serial,
    route: '/kline',
    message: 'x',
    stack: '',
  }
  const body = JSON.stringify([{ ...about, kind: 'opened' }])
  await fetch(url + clientReportCall.path, { method: 'POST', body })
  await stop()
}

type CommandResult = Awaited<ReturnType<typeof typed>>
const results: CommandResult[] = []
let refused: CommandResult
let overtaken: CommandResult

beforeAll(async () => {
  let [release, then] = ['', '']
  for (const command of commands) {
    if (command.includes('status')) await countAPage()
    if (command.includes('rollback trade')) then = new Date().toISOString()
    const line = command.replace('9ab27e0c11d2', release).replace(/"2026-[^"]*"/, then)
    results.push(await typed(line, line.includes('--auto-rollback') ? interrupt : undefined))
    if (line.includes('publish')) release = /trade@(\w{12})/.exec(results.at(-1)?.said ?? '')?.[1] ?? ''
    if (line.includes('keys init')) await setTheStage()
  }
  refused = await typed(`pnpm release publish wallet --dir ${folder}/wallet`)
  overtaken = await typed(late)
})

const of = (words: string) => results.find(({ line }) => line.startsWith(`pnpm release ${words}`))?.said

test('every command of the page does what it says', () => {
  expect(commands.length).toBeGreaterThan(12)
  expect(results.filter(({ code, said }) => code !== (said.includes('Ctrl-C ends') ? null : 0))).toEqual([])
  expect(of('publish trade')).toMatch(
    /^trade@(\w{12}) .* was published already\n(?:(?:No repository was found|The tree holds changes).*\n)?Next, to make it live: pnpm release promote trade@\1$/,
  )
  expect(of('preview')).toMatch(/trade@\w{12} on the phone that opens it:\nhttps:\/\/app\.example\/\?release=/)
  expect(of('promote trade --percent 5')).toMatch(/^Decision 2: promote trade@\w{12} to 5% \(trade was not tried\)$/)
  expect(of('status')).toMatch(
    /by \S+@\S+ \(lena\).*the new order ticket[\s\S]*pages +failed +rate[\s\S]*95% .* 1 +0 +0[\s\S]*canary/,
  )
  expect(of('promote trade --percent 20')).toMatch(/Decision 3: promote trade@\w{12} to 20%/)
  expect(of('rollback trade')).toMatch(/^Decision 5: trade is back on/)
  expect(of('rollback --all')).toMatch(/^Decision 6: all is as it was at .*, by decision 4$/)
  expect(of('override')).toContain('https://app.example/?release=')
  expect(of('verify')).toContain('All is well')
  expect(of('keys list')).toMatch(/k1[\s\S]*k2/)
})

test("the gate's refusal reads as the page shows it", () => {
  const name = (words = '') => words.replaceAll(/@\w{12}/g, '@…')
  expect([refused.code, name(refused.said)]).toEqual([1, name(refusal)])
})

test('a rollback of what does not run reads as the page shows it', () => {
  const form = (words = '') =>
    words.replaceAll(/(?<=@|from )\w{12}/g, '…').replace(/Decision \d .*\)(?=\. Nothing)/, 'Decision …')
  expect([overtaken.code, form(overtaken.said)]).toEqual([3, form(tooLate?.trim())])
})

test('after all of it the gateway serves what the last decision says', async () => {
  const { url, stop } = await gateway()
  const { serial, units } = await (await fetch(`${url}/config.json`)).json()
  await stop()
  expect([serial, of('publish trade')]).toEqual([6, expect.stringContaining(units.trade.release)])
})
