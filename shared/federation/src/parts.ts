/** The parts of the design system, as the shell lends and a remote borrows them. */
import { globSync } from 'node:fs'
import path from 'node:path'
import { contentHash, reachedFrom } from './sources.ts'
import { readPackage, workspaceRoot } from './workspace.ts'

const ui = path.join(workspaceRoot, 'shared/ui')

const files = () =>
  globSync('src/*/index.tsx', { cwd: ui })
    .sort()
    .map(file => path.join(ui, file))

/** Of whoever carries them: the module of each part. */
export const partFiles = (carried: readonly string[]): string[] => (carried.includes(ui) ? files() : [])

export const nameOfPart = (file: string): string => `@shared/ui/${path.basename(path.dirname(file))}`

export const uiVersion = (): string => readPackage(ui).version

/**
 * The parts carry a hash of their content in their version, so a remote takes the shell's copy exactly where it is the code
 * that the remote was tested with, and else its own: no hand has to remember a version. One version for all of them: parts
 * lean on each other, and two copies of one that remembers (which overlay Back closes) would not know of each other.
 */
export const partsVersion = (): string => `${uiVersion()}-h${contentHash(reachedFrom(files())).slice(0, 12)}`
