/**
 * Loader, before any other: names what a sheet may not do, by file and line. A build fails for it; while a unit is served
 * from source it is a warning.
 */
import type { LoaderContext } from 'webpack'
import { placeOf, plainPath } from '../workspace.ts'
import { readSheet } from './sheet.ts'

export type Options = {
  /** Whether it is the shell's: what is global belongs to it. */
  global: boolean
}

// biome-ignore lint/style/noDefaultExport: webpack asks a loader for its default export
export default function ownStylesLoader(this: LoaderContext<Options>, code: string): string {
  const file = plainPath(this.resourcePath)
  for (const what of problemsIn(file, code, this.getOptions())) {
    const error = new Error(`${placeOf(file)}:${what}`)
    if (this.mode === 'production') this.emitError(error)
    else this.emitWarning(error)
  }
  return code
}

/** @returns e.g. "12 styles body, without a class of its own. Begin the selector with …" */
function problemsIn(file: string, code: string, { global }: Options): string[] {
  if (!file.endsWith('.module.css')) return global ? [] : [noModule]
  const { faults, broken } = readSheet(file, Buffer.from(code), false)
  if (broken) return [`1 does not parse: ${broken}`]
  const wrong = faults.filter(fault => !(global && fault.global))
  return wrong.map(({ line, what, mend }) => `${line} ${what}. ${mend}`)
}

const noModule = '1 is no module, so its classes are those of every page. Name it *.module.css.'
