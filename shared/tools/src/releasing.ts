/** Commands of the releases, as start and dev run them. */
import { fail } from './fail.ts'
import { packages, quietly } from './run.ts'

/** Runs one; what it says meanwhile is shown. @returns what it answers as JSON; where it fails, its reason is said and all ends */
export async function release(...args: string[]): Promise<unknown> {
  const { ok, printed } = await quietly(process.execPath, [`${packages}/release/src/main.ts`, ...args, '--json'])
  const answer = printed ? JSON.parse(printed) : {}
  if (ok) return answer
  if (answer.error) console.error(answer.error.message)
  return fail('The releases did not go live; the lines above say why.')
}
