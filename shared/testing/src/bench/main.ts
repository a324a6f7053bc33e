/** `pnpm bench`: figures, into bench/RESULTS.md. Nothing is judged here: targets stand beside the figures. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, totalmem } from 'node:os'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { commandLine, notUnderstood } from '../../../tools/src/command-line.ts'
import { prepareGround } from './ground.ts'
import { type Section, sections } from './sections.ts'
import { summaryOf } from './targets.ts'

const usage = `pnpm bench [section…] [address…]: what it costs, into bench/RESULTS.md (ROUNDS=11 pnpm bench). A section that is named is measured
alone, beside what stands there:

${Object.entries(sections)
  .map(([name, { title }]) => `  ${name.padEnd(12)}${title}`)
  .join('\n')}`
const { names: all } = commandLine(usage, {}, 100)
const [names, only] = [all.filter(name => !name.startsWith('/')), all.filter(name => name.startsWith('/'))]
const unknown = names.filter(name => !(name in sections))
if (unknown.length > 0) notUnderstood(usage, `There is no bench called ${unknown.join()}`)

const file = fileURLToPath(new URL('../../../../bench/RESULTS.md', import.meta.url))
const HEAD = `# Results of \`pnpm bench\`

Each figure is a median with the middle half of the rounds; ratios are taken round by round, since what is compared runs in turns.`

const SUMMARY = '## Targets'

/** When, on what, and what else it had to do. */
const here = () => {
  const load = loadavg().map(one => one.toFixed(1))
  const machine = `${cpus().length} x ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB`
  const today = new Date().toISOString().slice(0, 16).replace('T', ' ')
  return `${today} UTC · ${machine}, Node ${process.version}, load ${load.join(' ')} at the start`
}

const titleOf = (text: string) => text.split('\n')[0]

/** The sections as they stand, as long as there are such. */
function known(): string[] {
  if (!existsSync(file)) return []
  const titles = Object.values(sections).map(({ title }) => `## ${title}`)
  const parts = readFileSync(file, 'utf8')
    .trimEnd()
    .split(/\n\n(?=## )/)
  return parts.filter(part => titles.includes(titleOf(part) ?? ''))
}

/** What is measured already stands there, whatever becomes of the rest; what is not measured now stays. */
function add(section: string): void {
  const before = known()
  const at = before.findIndex(one => titleOf(one) === titleOf(section))
  const all = at < 0 ? [...before, section] : before.with(at, section)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${[HEAD, `${SUMMARY}\n\n${summaryOf(all)}`, ...all].join('\n\n')}\n`)
  console.log(section)
}

const ground = prepareGround(Number(process.env.ROUNDS ?? 11), only)

async function measured({ title, about, measure }: Section): Promise<string> {
  const begun = here()
  const before = known().find(one => titleOf(one) === `## ${title}`) ?? ''
  return `## ${title}\n\n${begun}. ${about}\n\n${await measure(ground, before)}`
}

try {
  for (const [name, section] of Object.entries(sections))
    if (names.length === 0 || names.includes(name)) add(await measured(section))
} finally {
  await ground.end()
}
