import { type Status, status, type UnitStatus } from '../status.ts'
import type { Command } from './command.ts'

export const statusCommand: Command = {
  usage: 'status',
  help: 'Says what is live, who decided it, and what is published.',
  options: {},
  async run(desk) {
    const found = await status(desk.store(), (await desk.keys()).accepted)
    return { text: [headline(found), ...found.units.map(row)].join('\n'), json: found }
  },
}

function headline({ decision, platform }: Status): string {
  if (!decision) return 'Nothing is live yet.'
  const why = decision.why ? ` (${decision.why})` : ''
  return `${platform?.name} (${platform?.environment}), decision ${decision.serial} of ${decision.at} by ${decision.who}: ${decision.action}${why}`
}

function row({ unit, release, version, since, published }: UnitStatus): string {
  const live = release ? `${release}  ${version}  since decision ${since}` : 'not live'
  return `  ${unit.padEnd(10)} ${live}${published && published !== release ? `  (published last: ${published})` : ''}`
}
