/** `pnpm operator <action> …`: speaks to a running exchange through the file that holds its operator's address and key. */
import { existsSync, readFileSync } from 'node:fs'
import { actions } from '../domains.ts'
import { clockActions } from './clock-actions.ts'
import type { Outcome } from './run.ts'

const DEFAULT_KEY_FILE = '.data/sandbox/operator.json'

function help(): string {
  const lines = [...actions, ...clockActions(async () => {})].map(({ name, usage, summary }) => [
    `${name} ${usage}`.trim(),
    summary,
  ])
  const width = Math.max(...lines.map(([left = '']) => left.length))
  return [
    `pnpm operator [--key-file FILE] <action> …   (FILE: default ${DEFAULT_KEY_FILE})`,
    '',
    ...lines.map(([left = '', right]) => `  ${left.padEnd(width)}  ${right}`),
  ].join('\n')
}

/** `--key-file FILE` comes first; all else is the action's. */
function split(words: readonly string[]): { keyFile: string; words: readonly string[] } {
  const [first, file, ...rest] = words
  return first === '--key-file' && file ? { keyFile: file, words: rest } : { keyFile: DEFAULT_KEY_FILE, words }
}

async function send(keyFile: string, words: readonly string[]): Promise<Outcome> {
  if (!existsSync(keyFile)) throw new Error(`${keyFile} is not there. Start the sandbox, or name its file: --key-file`)
  const { url, key } = JSON.parse(readFileSync(keyFile, 'utf8')) as { url: string; key: string }
  const headers = { 'content-type': 'application/json', 'x-operator-key': key }
  const reply = await fetch(`${url}/run`, { method: 'POST', headers, body: JSON.stringify({ words }) }).catch(() => {
    throw new Error(`No exchange answers at ${url}`)
  })
  return (await reply.json()) as Outcome
}

async function main(): Promise<void> {
  const { keyFile, words } = split(process.argv.slice(2))
  if (words.length === 0 || words[0] === '--help' || words[0] === '-h') return console.log(help())
  const outcome = await send(keyFile, words)
  if (!outcome.ok) throw new Error(outcome.message)
  const { result } = outcome
  if (result !== null) console.log(typeof result === 'string' ? result : JSON.stringify(result, null, 2))
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
