/** What this installation says of itself (contract: platform), from its JSON file. */
import { readFile } from 'node:fs/promises'
import { type Platform, platform } from '@shared/contract/config'
import * as v from 'valibot'
import { ReleaseError } from './errors.ts'

export const defaultPlatformFile = '.data/platform.json'

/** @returns undefined where the file is missing */
export async function readPlatform(file: string): Promise<Platform | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  return text === undefined ? undefined : parsePlatform(text, file)
}

function parsePlatform(text: string, file: string): Platform {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), platform), text)
  if (result.success) return result.output
  const issues = result.issues.map(issue => `  ${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`)
  throw new ReleaseError(`The settings in ${file} cannot go live. Mend these and run it again:\n${issues.join('\n')}`)
}
