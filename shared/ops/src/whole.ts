/** The hashes of a built page, kept beside its files: a power cut leaves files of a young build empty or cut off. */
import { hash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

const hashes = 'whole.json'

/** @param folder in which nothing changes any more */
export const markWhole = async (folder: string): Promise<void> =>
  writeFile(path.join(folder, hashes), await hashesOf(folder))

/** Whether every file is as it was when the folder was marked. */
export async function isWhole(folder: string): Promise<boolean> {
  const kept = await readFile(path.join(folder, hashes), 'utf8').catch(() => undefined)
  return kept !== undefined && kept === (await hashesOf(folder))
}

async function hashesOf(folder: string): Promise<string> {
  const names = (await readdir(folder)).filter(name => name !== hashes).sort()
  const hashOf = async (name: string) => [name, hash('sha256', await readFile(path.join(folder, name)))]
  return JSON.stringify(await Promise.all(names.map(hashOf)))
}
