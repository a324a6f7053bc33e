/**
 * `node shared/federation/src/main.ts <unit folder> [--dist DIR] [--development | --preview]` builds one unit and prints
 * one line of JSON, {"unit", "release", "folder", "cached"}; a failure is told on stderr and in the exit code.
 */
import path from 'node:path'
import { parseArgs } from 'node:util'
import { buildUnit } from './build.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { dist: { type: 'string' }, development: { type: 'boolean' }, preview: { type: 'boolean' } },
})

try {
  const [unitFolder] = positionals
  if (!unitFolder) throw new Error('Say which unit to build, e.g. node shared/federation/src/main.ts remote-trade')
  const { manifest, ...built } = await buildUnit(
    path.resolve(unitFolder),
    values.development ? 'development' : values.preview ? 'preview' : 'production',
    values.dist && path.resolve(values.dist),
  )
  console.log(JSON.stringify({ unit: manifest.unit, release: manifest.release, ...built }))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
