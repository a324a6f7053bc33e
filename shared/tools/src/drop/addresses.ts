/** Who names an address, in the sources: by its name in the contract's table, or as a text. */
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { root } from '../run.ts'

const folder = 'shared/contract/src'
const tableOf = (remote: string) => `${root}${folder}/addresses/${remote.replace('remote-', '')}.ts`

/** A row of a table, on one line or on several. */
const rowOf = (path: string) => new RegExp(`^export const (\\w+) =[^=]*?\\('${path}'\\)\\n`, 'm')

/** Its name in the tables; undefined where it stands in none. */
const nameOf = (path: string): string | undefined =>
  globSync(`${folder}/addresses/*.ts`, { cwd: root })
    .map(file => rowOf(path).exec(readFileSync(root + file, 'utf8'))?.[1])
    .find(name => name !== undefined)

/** Tools and their tests name examples. */
const sources = () =>
  globSync('{shell,remote-*,shared/!(tools)}/src/**/*.{ts,tsx,md}', {
    cwd: root,
    exclude: name => name === 'node_modules',
  })

/**
 * @param path e.g. "/kline" @param aside folder that goes with it
 * @returns lines that lead there, e.g. "remote-wallet/src/screens/assets/assets.screen.tsx:31"
 */
export function leadingTo(path: string, aside: string): string[] {
  const name = nameOf(path)
  const named = new RegExp(`['"\`#]${path}(?=['"\`?])${name ? `|\\bto\\.${name}\\b` : ''}`)
  const others = sources().filter(
    file =>
      !file.startsWith(`${folder}/addresses/`) &&
      !file.endsWith('/src/routes.ts') &&
      !(aside && file.startsWith(`${aside}/`)),
  )
  return others.flatMap(file => {
    const lines = readFileSync(root + file, 'utf8').split('\n')
    return lines.flatMap((line, at) => (named.test(line) ? [`  ${file}:${at + 1}`] : []))
  })
}

/** Takes its row out of the table of its unit. */
export function dropAddress(remote: string, path: string): void {
  const file = tableOf(remote)
  if (!existsSync(file)) return
  writeFileSync(file, readFileSync(file, 'utf8').replace(rowOf(path), ''))
}

/** Takes the table of a unit away, if it has one. */
export function dropAddresses(remote: string): void {
  if (!existsSync(tableOf(remote))) return
  rmSync(tableOf(remote))
  const all = `${root}${folder}/to.ts`
  const line = `export * from './addresses/${remote.replace('remote-', '')}.ts'\n`
  writeFileSync(all, readFileSync(all, 'utf8').replace(line, ''))
}
