/** How a class of a module is called in a release. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Unit } from './unit.ts'
import { placeOf } from './workspace.ts'

/** What `classIn` makes. */
export const classForm = /^(?:[A-Za-z]|_\d)[A-Za-z0-9]{5}$/

/**
 * By its unit, its file and all that stands there: other rules never meet under one name, though two releases of a unit stand
 * in one page; the same rules keep their names, so that a later release is told by little.
 */
export const classIn =
  ({ name }: Pick<Unit, 'name'>) =>
  ({ resourcePath: file }: { resourcePath: string }, _pattern: string, local: string): string => {
    const hash = createHash('sha256')
      .update(`${name} ${placeOf(file)} ${local}\n`)
      .update(readFileSync(file))
    const text = hash
      .digest('base64')
      .replaceAll(/[^A-Za-z0-9]/g, '')
      .slice(0, 6)
    return /^\d/.test(text) ? `_${text}` : text
  }
