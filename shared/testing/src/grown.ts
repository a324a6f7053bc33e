/**
 * What takes seconds to make and every suite wants is made once in a run of the tests, and each suite begins with a copy: an
 * exchange with its years of candles, which goes on as from a restart; a store with all that is built.
 */
import { once as heard } from 'node:events'
import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openStore } from '@shared/release'
import { publish, readBuiltRelease } from '@shared/release/writing'
import { type BuiltUnit, builtKeys, builtUnits } from './built-units.ts'
import { startExchangeProcess } from './exchange-process.ts'

/** Jest's set-up made it (run-set-up.ts); elsewhere there is no run, and each makes its own. */
const room = () => process.env.GROWN

/** @param make fills an empty folder @returns the folder that it filled, or another worker before it */
async function once(name: string, make: (folder: string) => Promise<void>): Promise<string> {
  const made = join(room() ?? '', name)
  if (existsSync(made)) return made
  const making = mkdtempSync(`${made}-`)
  await make(making)
  try {
    renameSync(making, made)
  } catch {
    rmSync(making, { recursive: true }) // another worker was faster
  }
  return made
}

async function grow(data: string): Promise<void> {
  const { child } = await startExchangeProcess(['--clock', 'manual', '--data', data])
  child.kill('SIGTERM')
  await heard(child, 'exit')
}

/** Fills an empty folder with the data of an exchange that was stopped, where a run of the tests keeps one. */
export async function growInto(data: string): Promise<void> {
  if (room()) cpSync(await once('exchange', grow), data, { recursive: true })
}

async function publishAll(folder: string): Promise<BuiltUnit[]> {
  const units = await builtUnits()
  const keys = await builtKeys()
  const store = openStore(`file:${folder}`)
  for (const unit of units) await publish(store, keys, await readBuiltRelease(unit.folder))
  return units
}

async function keepAll(folder: string): Promise<void> {
  const units = await publishAll(join(folder, 'store'))
  writeFileSync(join(folder, 'units.json'), JSON.stringify(units))
}

/** Fills an empty folder with a store that holds all that is built; nothing is live. @returns what is built */
export async function publishInto(folder: string): Promise<BuiltUnit[]> {
  if (!room()) return publishAll(folder)
  const kept = await once('published', keepAll)
  cpSync(join(kept, 'store'), folder, { recursive: true })
  return JSON.parse(readFileSync(join(kept, 'units.json'), 'utf8')) as BuiltUnit[]
}
