import { verify } from '../verify/verify.ts'
import { type Command, findingLines } from './command.ts'

export const verifyCommand: Command = {
  usage: 'verify',
  help: `Looks the whole store over: every file, delta, hash and signature, the log's chain, and what is live. Changes nothing.
Says of each thing that is wrong what to do about it; then its exit code is 1.`,
  options: {},
  async run(desk) {
    const verdict = await verify(desk.store(), await desk.keys(), new Date(), desk.reports())
    const { problems, remarks, decisions, releases, files, deltas } = verdict
    const seen = `${decisions} decisions and ${releases} releases of ${files} files and ${deltas} deltas were looked at`
    const said = problems.length > 0 ? `${problems.length} wrong; ${seen}.` : `All is well: ${seen}.`
    const text = [...[...problems, ...remarks].flatMap(findingLines), said].join('\n')
    return { text, json: verdict, failed: problems.length > 0 }
  },
}
