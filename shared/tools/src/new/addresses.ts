/** A new screen's address in the contract's table of its unit: others link to it by this name. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { root } from '../run.ts'
import { template } from './templates.ts'

const camel = (folder: string) => folder.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Nothing where the table has it already, or has none of this unit: then who links to it declares it. @param remote its folder */
export function declareAddress(remote: string, address: string, folder: string): void {
  const file = `${root}shared/contract/src/addresses/${remote.replace('remote-', '')}.ts`
  const source = existsSync(file) ? readFileSync(file, 'utf8') : undefined
  if (source === undefined || source.includes(`'/${address}'`)) return
  writeFileSync(file, source + template('screen/address.txt', { name: camel(folder), address }))
}
