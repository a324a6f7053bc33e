/** Where the build of a release stands or is to be had again: what is damaged in the store is mended by publishing it. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { folderOf, root } from '../place.ts'

/** e.g. "Publish the same build again: pnpm release publish trade --dir remote-trade/dist/9ab27e0c11d2" */
export function publishAgain({ unit, release }: { unit: string; release: string }): string {
  const folder = join(folderOf(unit) ?? `remote-${unit}`, 'dist', release)
  const command = `Publish the same build again: pnpm release publish ${unit} --dir ${folder}`
  return existsSync(join(root, folder))
    ? command
    : `${command} (not in this checkout: check out what it was built from, and build)`
}
