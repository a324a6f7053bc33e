/** The parts of the design system, as the shell lends and a remote borrows them. */
import { globSync } from 'node:fs'
import path from 'node:path'
import { contentHash, reachedFrom } from './sources.ts'
import { readPackage } from './workspace.ts'

const uiIn = (carried: readonly string[]) => carried.find(folder => readPackage(folder).name === '@shared/ui')

/** Of whoever carries them: the module of each part. */
export function partFiles(carried: readonly string[]): string[] {
  const ui = uiIn(carried)
  if (!ui) return []
  const files = globSync('src/*/index.tsx', { cwd: ui }).sort()
  return files.map(file => path.join(ui, file))
}

export const nameOfPart = (file: string): string => `@shared/ui/${path.basename(path.dirname(file))}`

export function uiVersion(carried: readonly string[]): string {
  const ui = uiIn(carried)
  return ui ? readPackage(ui).version : ''
}

/**
 * The parts carry a hash of their content in their version, so a remote takes the shell's copy exactly where it is the code
 * that the remote was tested with, and else its own: no hand has to remember a version. One version for all of them: parts
 * lean on each other, and two copies of one that remembers (which overlay Back closes) would not know of each other.
 */
export const partsVersion = (carried: readonly string[]): string =>
  `${uiVersion(carried)}-h${contentHash(reachedFrom(partFiles(carried))).slice(0, 12)}`
