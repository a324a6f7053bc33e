/** `pnpm operator <action> …`: speaks to a running exchange through the file that holds its operator's address and key. */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http'
import { userInfo } from 'node:os'
import { json } from 'node:stream/consumers'
import { printableJson, printableLines } from '@shared/contract/printable'
import type { OperatorAction } from '@shared/engine/operator-action'
import { actionIn, type Outcome, strangeOption, surplusWord } from '@shared/engine/run-action'
import { actions } from './domains/serving.ts'
import { clockActions } from './operator/clock-actions.ts'

/** Of `npm start`, `pnpm dev` and `pnpm sandbox`; each start writes its own anew. */
const KEY_FILES = ['exchange', 'dev/exchange', 'sandbox'].map(folder => `.data/${folder}/operator.json`)

/** The one that was started last comes first. */
function keyFiles(): string[] {
  const started = (file: string) => statSync(file).mtimeMs
  return KEY_FILES.filter(file => existsSync(file)).sort((a, b) => started(b) - started(a))
}

/** Words that are longer stand on a line of their own. */
const WIDEST = 46

function helpLine(left: string, right: string, width: number): string {
  return left.length > width ? `  ${left}\n  ${' '.repeat(width)}  ${right}` : `  ${left.padEnd(width)}  ${right}`
}

const known = [...actions, ...clockActions({ advance: async () => {}, skip: async () => {} })]

function help(): string {
  const lines = known.map(({ name, usage, summary }) => [`${name} ${usage}`.trim(), summary])
  const width = Math.max(...lines.map(([left = '']) => left.length).filter(length => length <= WIDEST))
  return [
    'pnpm operator [--key-file FILE] <action> …   (FILE: default that of the exchange that runs here)',
    '',
    ...lines.map(([left = '', right = '']) => helpLine(left, right, width)),
  ].join('\n')
}

/** `--key-file FILE` comes first; all else is the action's. */
function split(words: readonly string[]): { keyFile?: string; words: readonly string[] } {
  const [first, file, ...rest] = words
  return first === '--key-file' && file ? { keyFile: file, words: rest } : { words }
}

/** What is asked of no exchange: help, and words that no action knows. @returns the exit code */
function answeredHere(words: readonly string[]): number | undefined {
  const [first] = words
  const action = actionIn(known, words)
  if (first === undefined || words.includes('--help') || first === '-h') return say(0, usageOf(action))
  const strange = action
    ? (strangeOption(action, words) ?? surplusWord(action, words))
    : first.startsWith('-') && `Unknown option '${first}'`
  return strange ? say(2, `${strange}\n\n${usageOf(action)}`) : undefined
}

const usageOf = (action: OperatorAction | undefined): string =>
  action ? `pnpm operator ${action.name} ${action.usage}`.trim() : help()

function say(code: 0 | 2, text: string): number {
  if (code === 0) console.log(printableLines(text))
  else console.error(printableLines(text))
  return code
}

/** @returns undefined where no exchange answers */
async function send(keyFile: string, words: readonly string[]): Promise<Outcome | undefined> {
  if (!existsSync(keyFile)) throw new Error(`${keyFile} is not there: name the file of a running exchange`)
  const { url, key } = JSON.parse(readFileSync(keyFile, 'utf8')) as { url: string; key: string }
  const headers = { 'content-type': 'application/json', 'x-operator-key': key }
  const reply = await post(`${url}/run`, headers, JSON.stringify({ words, who: userInfo().username }))
  return reply && ((await json(reply)) as Outcome)
}

/** Waits for as long as the action takes: `fetch` gives up after five minutes, and a backup may take longer. */
const post = (url: string, headers: OutgoingHttpHeaders, body: string): Promise<IncomingMessage | undefined> =>
  new Promise(resolve => {
    const sent = request(url, { method: 'POST', headers }, resolve)
    sent.once('error', () => resolve(undefined))
    sent.end(body)
  })

/** Of a few files the first whose exchange runs. */
async function sendToOne(files: readonly string[], words: readonly string[]): Promise<Outcome> {
  for (const file of files) {
    const outcome = await send(file, words)
    if (outcome) return outcome
  }
  throw new Error(`No exchange answers (${files.join(', ') || KEY_FILES.join(', ')}): npm start, or pnpm sandbox`)
}

async function main(): Promise<void> {
  const { keyFile, words } = split(process.argv.slice(2))
  const code = answeredHere(words)
  if (code !== undefined) {
    process.exitCode = code
    return
  }
  const outcome = await sendToOne(keyFile ? [keyFile] : keyFiles(), words)
  if (!outcome.ok) throw new Error(outcome.message)
  const { result } = outcome
  if (result !== null) console.log(typeof result === 'string' ? printableLines(result) : printableJson(result, 2))
}

main().catch((error: unknown) => {
  console.error(printableLines(error instanceof Error ? error.message : String(error)))
  process.exitCode = 1
})
