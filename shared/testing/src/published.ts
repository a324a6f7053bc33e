/** A store with all that is built, made once in a run of the tests as an exchange is (grown.ts). */
import { linkSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { openStore } from '@shared/release'
import { publish, readBuiltRelease } from '@shared/release/writing'
import { type BuiltUnit, builtKeys, builtUnits } from './built-units.ts'
import { once, room } from './once-a-run.ts'

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

/** A stored file is never written again (folder-store.ts): instead of a copy it gets one more name. */
function linkTree(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    const at = join(entry.parentPath, entry.name)
    const place = join(to, relative(from, at))
    if (entry.isDirectory()) mkdirSync(place)
    else linkSync(at, place)
  }
}

/** Fills an empty folder with a store that holds all that is built; nothing is live. @returns what is built */
export async function publishInto(folder: string): Promise<BuiltUnit[]> {
  if (!room()) return publishAll(folder)
  const kept = await once('published', keepAll)
  linkTree(join(kept, 'store'), folder)
  return JSON.parse(readFileSync(join(kept, 'units.json'), 'utf8')) as BuiltUnit[]
}
