/** `pnpm bench`: figures, into bench/RESULTS.md. Nothing is judged here: targets stand beside the figures. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, totalmem } from 'node:os'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { commandLine, notUnderstood } from '../../../tools/src/command-line.ts'
import { prepareGround } from './ground.ts'
import { type Section, sections } from './sections.ts'

const usage = `pnpm bench [section…]: what it costs, into bench/RESULTS.md (ROUNDS=11 pnpm bench). A section that is named is measured
alone, beside what stands there:

${Object.entries(sections)
  .map(([name, { title }]) => `  ${name.padEnd(12)}${title}`)
  .join('\n')}`
const { names } = commandLine(usage, {}, Object.keys(sections).length)
const unknown = names.filter(name => !(name in sections))
if (unknown.length > 0) notUnderstood(usage, `There is no bench called ${unknown.join()}`)

const file = fileURLToPath(new URL('../../../../bench/RESULTS.md', import.meta.url))
const HEAD = `# Results of \`pnpm bench\`

Each figure is a median with the middle half of the rounds; ratios are taken round by round, since what is compared runs in turns.`

/** When, on what, and what else it had to do. */
const here = () => {
  const load = loadavg().map(one => one.toFixed(1))
  const machine = `${cpus().length} x ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB`
  const today = new Date().toISOString().slice(0, 16).replace('T', ' ')
  return `${today} UTC · ${machine}, Node ${process.version}, load ${load.join(' ')} at the start`
}

/** What is measured already stands there, whatever becomes of the rest; what is not measured now stays. */
function add(section: string): void {
  const titleOf = (text: string) => text.split('\n')[0]
  const [, ...known] = existsSync(file)
    ? readFileSync(file, 'utf8')
        .trimEnd()
        .split(/\n\n(?=## )/)
    : []
  const at = known.findIndex(one => titleOf(one) === titleOf(section))
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${[HEAD, ...(at < 0 ? [...known, section] : known.with(at, section))].join('\n\n')}\n`)
  console.log(section)
}

const ground = prepareGround(Number(process.env.ROUNDS ?? 11))

async function measured({ title, about, measure }: Section): Promise<string> {
  const begun = here()
  return `## ${title}\n\n${begun}. ${about}\n\n${await measure(ground)}`
}

try {
  for (const [name, section] of Object.entries(sections))
    if (names.length === 0 || names.includes(name)) add(await measured(section))
} finally {
  await ground.end()
}
