/** A new screen: its folder, its address, and its entry in the remote's routes. */
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { root } from '../run.ts'
import { declareAddress } from './addresses.ts'
import { checkAddress, checkFolder } from './names.ts'
import { copyTemplates, template } from './templates.ts'

const end = /\n\] as const\s*$/

/** "rise-fall" -> "RiseFall" */
const component = (folder: string) => folder.replaceAll(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase())

/**
 * @param remote its folder, e.g. "remote-trade", or wherever it stands in a repository of its own
 * @param unit e.g. "trade"
 * @param address without its slash, e.g. "kuaisuOrder"
 * @param folder e.g. "fast-trade-records"
 * @throws Error in words where a name is wrong or taken; then nothing was written
 */
export function newScreen(remote: string, unit: string, address: string, folder: string): void {
  checkAddress(address, unit)
  const home = resolve(root, remote)
  checkFolder(folder, `${home}/src/screens`)
  const routes = `${home}/src/routes.ts`
  const source = readFileSync(routes, 'utf8')
  if (!end.test(source)) throw new Error(`${routes} does not end with "] as const": mend that, then try again`)
  declareAddress(remote, address, folder)
  const names = { address, folder, Name: component(folder) }
  copyTemplates('screen/files', `${home}/src/screens/${folder}`, names)
  writeFileSync(
    routes,
    source.replace(end, () => `\n${template('screen/route.txt', names)}] as const\n`),
  )
}
