/** The small JSON files of the data folder, each of them written whole. */
import { readFileSync } from 'node:fs'

/** @param remedy how to go on @throws Error with the remedy where the file is empty or cut off */
export function readKeptJson<T>(file: string, remedy: string): T {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T
  } catch (error: unknown) {
    if (error instanceof SyntaxError) throw new Error(`${file} is empty or cut off. ${remedy}`)
    throw error
  }
}
