/** Where releases and decisions are kept: five verbs, so that a folder and an object store can do the same job. */
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Finding, ReleaseError } from '../errors.ts'
import { folderStore } from './folder-store.ts'
import { s3Store } from './s3-store.ts'

export interface Store {
  /**
   * Keeps the bytes under a key that holds none yet. False: the key is taken, and stays as it is. Of several at once
   * exactly one gets true. When it returns, the bytes survive a loss of power.
   */
  createIfAbsent(key: string, bytes: Uint8Array): Promise<boolean>
  /** The bytes, whole or not at all. */
  read(key: string): Promise<Uint8Array | undefined>
  /** Keys below the prefix ("decisions/") that sort after the given one, in order of their code units. */
  listAfter(prefix: string, key: string): Promise<string[]>
  /** Takes a key away for gc and repair; no decision is ever deleted. Nothing happens where there is none. */
  delete(key: string): Promise<void>
  /** The store's own time. All who share the store share it, so what ends or is deleted goes by it and by no machine's clock. */
  time(): Promise<Date>
  /** What is wrong with a store that cannot decide between two writers; a folder always can. */
  prove?(): Promise<Finding | undefined>
}

export const defaultStore = 'file:.data/releases'

/** The same store has one address, wherever it was typed. */
export const wholeAddress = (address: string): string =>
  /^file:(?!\/\/)/.test(address) ? `file://${resolve(address.slice('file:'.length))}` : address

/**
 * @param url "file:" and a folder, absolute or from the working directory, which need not exist yet; or "s3://bucket/prefix",
 * its endpoint and credentials from the environment (AWS_ENDPOINT_URL_S3, AWS_REGION, AWS_ACCESS_KEY_ID …)
 */
export function openStore(url: string): Store {
  if (url.startsWith('file:///')) return folderStore(fileURLToPath(url))
  if (url.startsWith('file:') && url.length > 'file:'.length) return folderStore(url.slice('file:'.length))
  if (url.startsWith('s3://')) return s3Store(url)
  throw new ReleaseError(
    `The release store "${url}" is of no known kind. Name a folder or an object storage: RELEASE_STORE=${defaultStore} or s3://<bucket>/<prefix>`,
    'usage',
  )
}
