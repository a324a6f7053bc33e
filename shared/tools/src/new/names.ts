/** What a person may call a remote, an address, a screen's folder, and what is taken already. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { isOwn, root } from '../run.ts'
import { unitWith } from './addresses.ts'

function need(holds: boolean, message: string): void {
  if (!holds) throw new Error(message)
}

/** @throws Error that says what a name must look like, or what has it */
export function checkRemoteName(name: string): void {
  need(
    /^[a-z]+$/.test(name) && name !== 'shell',
    `"${name}" cannot name a remote: take one word of small letters, e.g. loyalty`,
  )
  need(!existsSync(`${root}remote-${name}`), `remote-${name} exists already: pnpm new screen ${name} … adds to it`)
}

/**
 * @param unit that wants it: others may link to it already, by the contract's table
 * @throws Error that says what an address must look like, or which remote has it
 */
export function checkAddress(address: string, unit: string): void {
  need(
    /^[A-Za-z0-9]+$/.test(address),
    `"${address}" cannot be an address: take one segment of letters and digits, e.g. kuaisuOrder`,
  )
  const routes = globSync(isOwn ? 'src/routes.ts' : 'remote-*/src/routes.ts', { cwd: root })
  const here = routes.find(file => pathsOf(file).includes(`/${address}`))
  const table = unitWith(address)
  const owner = here ? (isOwn ? `remote-${unit}` : here.split('/')[0]) : table && table !== unit && `remote-${table}`
  need(!owner, `/${address} belongs to ${owner}: an address opens one screen, so take another`)
}

const pathsOf = (file: string) =>
  [...readFileSync(root + file, 'utf8').matchAll(/path: '([^']*)'/g)].map(([, path]) => path)

/** @param screens folder of the unit's screens */
export function checkFolder(folder: string, screens: string): void {
  need(
    /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(folder),
    `"${folder}" cannot name a screen's folder: take English words in small letters with dashes, e.g. rise-fall`,
  )
  need(!existsSync(`${screens}/${folder}`), `${screens}/${folder} exists already`)
}
