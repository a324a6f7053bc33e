/** `pnpm conform`: asks a server as the app does, and says what it does otherwise. */
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { platform } from '@shared/contract/config'
import { printableJson, printableLines } from '@shared/contract/printable'
import * as v from 'valibot'
import { conform } from './conform.ts'
import type { Exam, Person } from './exam.ts'
import { recorded } from './examples/record.ts'
import { isFault } from './finding.ts'
import { reportOf } from './report.ts'
import { rules } from './rules.ts'
import { textOf as bodyOf, TIMEOUT, wireTo } from './wire.ts'

const USAGE = `pnpm conform URL [--settings FILE] [--json]

  URL               of a gateway, or of the server itself, e.g. http://127.0.0.1:8081
  --settings FILE   what config.json would say of the server (default: URL/config.json); of it transportPublicKey and
                    features are read
  --record FILE     also keeps one true example of each call, without secrets
  --json            what was found as JSON

  CONFORM_PERSON    in the environment: name:password of a test account with 100 USDT and more. Orders are placed with its
                    money, a few USDT are spent. Without it two people are registered, and what needs money is left out
  CONFORM_TOKEN     its token, where a log-in takes more than name and password

Exit code: 0 nothing wrong, 1 something is, 2 not understood. What each finding means: docs/another-server.md.`

const options = {
  settings: { type: 'string' },
  record: { type: 'string' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h' },
} as const

const settingsSchema = v.pick(platform, ['transportPublicKey', 'features'])

class Misunderstood extends Error {
  override readonly name = 'Misunderstood'
}

async function settingsOf(url: string, file: string | undefined): Promise<Exam['platform']> {
  const where = file ?? `${url}/config.json`
  const read = v.safeParse(settingsSchema, parsed(await textOf(where)))
  if (read.success) return read.output
  throw new Misunderstood(`${where} does not say transportPublicKey and features: ${v.summarize(read.issues)}`)
}

async function textOf(where: string): Promise<string> {
  try {
    return where.startsWith('http') ? await fetched(where) : readFileSync(where, 'utf8')
  } catch (cause) {
    throw new Misunderstood(`${where} cannot be read: give the settings by --settings FILE`, { cause })
  }
}

/** Of the server that was named, and of no other that it names. */
const fetched = async (where: string): Promise<string> =>
  bodyOf(await fetch(where, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT) }))

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // said by whoever reads it
  }
}

function personOf(text: string | undefined): Person | undefined {
  if (!text) return undefined
  const at = text.indexOf(':')
  if (at < 1) throw new Misunderstood('CONFORM_PERSON is name:password')
  return { account: text.slice(0, at), password: text.slice(at + 1) }
}

/** Findings with what is expected and where that stands. */
const asJson = ({ findings, outcomes, skipped }: Exam) => ({
  findings: findings.map(finding => ({ ...finding, ...rules[finding.rule] })),
  calls: Object.fromEntries(outcomes),
  skipped,
})

function read() {
  try {
    return parseArgs({ options, allowPositionals: true })
  } catch (error) {
    throw new Misunderstood(`${error instanceof Error ? error.message : error}\n\n${USAGE}`)
  }
}

async function main(): Promise<void> {
  const { values, positionals } = read()
  const [address] = positionals
  if (values.help) return console.log(USAGE)
  if (!address || !URL.canParse(address)) throw new Misunderstood(`Whose? Give an address.\n\n${USAGE}`)
  const url = address.endsWith('/') ? address.slice(0, -1) : address
  const exam = await conform(wireTo(url), await settingsOf(url, values.settings), {
    person: personOf(process.env.CONFORM_PERSON),
    token: process.env.CONFORM_TOKEN,
  })
  if (values.record) writeFileSync(values.record, recorded(exam))
  console.log(values.json ? printableJson(asJson(exam)) : printableLines(reportOf(exam)))
  if (exam.findings.some(isFault)) process.exitCode = 1
}

main().catch((error: unknown) => {
  console.error(printableLines(error instanceof Error ? error.message : String(error)))
  process.exitCode = 2
})
