/** Who names an address, in the sources: by its name in the contract's table, or as a text. */
import { existsSync, globSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { isOwn, packages, root } from '../run.ts'

const folder = `${packages}/contract/src`
const tables = `${root}${folder}/addresses`
const tableOf = (remote: string) => `${tables}/${remote.replace('remote-', '')}.ts`

/** A row of a table, on one line or on several. */
const rowOf = (path: string) => new RegExp(`^export const (\\w+) =[^=]*?\\('${path}'\\)\\n`, 'm')

/** Its name in the tables; undefined where it stands in none. */
const nameOf = (path: string): string | undefined =>
  readdirSync(tables)
    .map(file => rowOf(path).exec(readFileSync(`${tables}/${file}`, 'utf8'))?.[1])
    .find(name => name !== undefined)

/** Tools and their tests name examples. */
const ours = isOwn ? 'src' : '{shell,remote-*,shared/!(tools)}/src'

const sources = () => globSync(`${ours}/**/*.{ts,tsx,md}`, { cwd: root, exclude: name => name === 'node_modules' })

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
      !file.endsWith('src/routes.ts') &&
      !(aside && file.startsWith(`${aside}/`)),
  )
  return others.flatMap(file => {
    const lines = readFileSync(root + file, 'utf8').split('\n')
    return lines.flatMap((line, at) => (named.test(line) ? [`  ${file}:${at + 1}`] : []))
  })
}

/** Takes its row out of the table of its unit; one that came as a package is the platform's. */
export function dropAddress(remote: string, path: string): void {
  const file = tableOf(remote)
  if (isOwn || !existsSync(file)) return
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
