/** Starts lingui's own extractor on a unit: it writes the catalogs, or says whether they are what it would write. */
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileOf, readCatalog } from './catalog.ts'
import { catalogs, source } from './languages.ts'

const cli = path.dirname(createRequire(import.meta.url).resolve('@lingui/cli'))

interface Ended {
  ok: boolean
  output: string
}

const lingui = (script: string, args: string[], unitFolder: string) =>
  new Promise<Ended>(resolve => {
    execFile(process.execPath, [path.join(cli, script), ...args], { cwd: unitFolder }, (error, stdout, stderr) =>
      resolve({ ok: error === null, output: stdout + stderr }),
    )
  })

/** All catalogs of a unit; none where it has no words yet. */
const readAll = (unitFolder: string) =>
  Promise.all(
    catalogs.map(async language => {
      const file = fileOf(unitFolder, language)
      return { language, messages: existsSync(file) ? await readCatalog(file, language) : {} }
    }),
  )
type All = Awaited<ReturnType<typeof readAll>>

/** What went out of the catalogs, in several lines each: most of it was reworded, and its translations are wanted again. */
function droppedFrom(before: All, after: All): string[] {
  const messagesOf = (all: All) => all.find(({ language }) => language === source)?.messages ?? {}
  const kept = messagesOf(after)
  const gone = Object.entries(messagesOf(before)).filter(([id]) => !(id in kept))
  return gone.map(([id, { message = id }]) => {
    const others = before.filter(({ language }) => language !== source)
    const lines = others.map(({ language, messages }) => `  ${language.padEnd(5)} ${messages[id]?.translation ?? ''}`)
    return [`No longer said: "${message}"`, ...lines].join('\n')
  })
}

/**
 * Brings a unit's eight catalogs up to its sources: new messages in, unused ones out, translations kept.
 * @returns the messages that went out, with their translations
 */
export async function extract(unitFolder: string): Promise<string[]> {
  const before = await readAll(unitFolder)
  const { ok, output } = await lingui('lingui-extract.js', ['--clean', '--workers', '1'], unitFolder)
  if (!ok) throw new Error(`${unitFolder}: its words could not be extracted.\n${output}`)
  return droppedFrom(before, await readAll(unitFolder))
}

/** What is out of step between a unit's sources and catalogs, a line each. */
export async function outOfStep(unitFolder: string): Promise<string[]> {
  const args = ['sync', '--clean', '--workers', '1', '--verbose']
  const { ok, output } = await lingui('lingui-check.js', args, unitFolder)
  return ok
    ? []
    : [`${path.basename(unitFolder)}: run "pnpm words extract" and translate what is new\n${output.trim()}`]
}
