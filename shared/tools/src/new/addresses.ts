/** A new screen's address in the contract's table of its unit: others link to it by this name. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { isOwn, packages, root } from '../run.ts'
import { template } from './templates.ts'

/** A table for each unit that others link to. */
const tables = `${root}${packages}/contract/src/addresses`

/** The unit whose table has an address, given without its slash. */
export const unitWith = (address: string): string | undefined =>
  readdirSync(tables)
    .find(file => readFileSync(`${tables}/${file}`, 'utf8').includes(`'/${address}'`))
    ?.replace('.ts', '')

const camel = (folder: string) => folder.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Nothing where the table has it already, or there is none of this unit, or it came as a package: then who links to it declares it. @param remote its folder */
export function declareAddress(remote: string, address: string, folder: string): void {
  if (isOwn) return
  const file = `${tables}/${remote.replace('remote-', '')}.ts`
  const source = existsSync(file) ? readFileSync(file, 'utf8') : undefined
  if (source === undefined || source.includes(`'/${address}'`)) return
  writeFileSync(file, source + template('screen/address.txt', { name: camel(folder), address }))
}
