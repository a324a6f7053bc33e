/** The classes of each stylesheet of a component, as types: a class that is not there is an error where it is named. */
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { transform } from 'lightningcss'
import { isOwn, root } from './run.ts'

/** Beside the sources for the compiler alone (`rootDirs` in tsconfig.json). */
const types = `${root}.cache/css-types`

const ours = isOwn ? 'src' : '{shell,remote-*,shared/*}/src'

const sheets = () => globSync(`${ours}/**/*.module.css`, { cwd: root, exclude: name => name === 'node_modules' })

/** Names as the build takes them: those that a sheet defines, those of keyframes too. */
export function classesOf(file: string, code: Uint8Array): string[] {
  const { exports = {} } = transform({ filename: file, code, cssModules: { dashedIdents: false } })
  return Object.keys(exports).sort()
}

/** @param into folder of the types @param file e.g. "remote-trade/src/screens/market/market.module.css" */
function write(into: string, file: string): void {
  const names = classesOf(file, readFileSync(root + file)).map(name => `  readonly '${name}': string\n`)
  const target = `${into}/${file.replace(/\.css$/, '.d.css.ts')}`
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(target, `declare const classes: {\n${names.join('')}}\nexport default classes\n`)
}

/** Anew each time, so that none outlives its sheet. */
export function writeCssTypes(into = types): void {
  rmSync(into, { recursive: true, force: true })
  for (const file of sheets()) write(into, file)
}
