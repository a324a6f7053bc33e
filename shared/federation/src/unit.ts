/** A unit about to be built: the shell or a remote, with the name that its release carries everywhere. */
import path from 'node:path'
import type { AcceptedKey } from '@shared/contract/signed'
import { releaseId } from './release-id.ts'
import { trustedKeys } from './trusted-keys.ts'
import { carriedFolders, type PackageJson, readPackage } from './workspace.ts'

export type Mode = 'production' | 'development'

export interface Unit {
  /** "shell" or the remote's name without "remote-", e.g. "trade". */
  name: string
  folder: string
  mode: Mode
  release: string
  /** Unit and release: two releases of a unit live in one page only if each of webpack's four names holds this one. */
  fullName: string
  /** Folders of the workspace packages whose code the unit carries, its own first. */
  carried: string[]
  package: PackageJson
  /** Of the shell: whose signatures it accepts; a remote verifies nothing. */
  trusted: AcceptedKey[]
}

/** Reads a unit's folder and computes its release id; no build is started. */
export function readUnit(folder: string, mode: Mode): Unit {
  const json = readPackage(folder)
  const name = json.name.replace(/^remote-/, '')
  const carried = carriedFolders(folder)
  const trusted = name === 'shell' ? trustedKeys() : []
  const release = releaseId(carried, mode, JSON.stringify(trusted))
  const fullName = `${name}__${release}`
  return { name, folder: path.resolve(folder), mode, release, fullName, carried, package: json, trusted }
}

export const isShell = ({ name }: Unit): boolean => name === 'shell'
