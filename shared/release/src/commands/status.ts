import { lossSince } from '../decide.ts'
import { type Status, status, type UnitStatus } from '../status.ts'
import { type Command, columns } from './command.ts'
import { minute } from './history.ts'

export const statusCommand: Command = {
  usage: 'status',
  help: 'Says what is live, who decided it, what some phones have, and what is published.',
  options: {},
  async run(desk) {
    const [store, keys] = [desk.store(), await desk.keys()]
    const [found, loss] = [await status(store, keys.accepted), await lossSince(store, keys)]
    const lines = [headline(found), columns([titles, ...found.units.flatMap(rows)])]
    return { text: [...(loss ? [loss.what, `  ${loss.mend}`] : []), ...lines].join('\n'), json: { ...found, loss } }
  },
}

function headline({ decision, platform }: Status): string {
  if (!decision) return 'Nothing is live yet.'
  const why = decision.why ? ` (${decision.why})` : ''
  const when = `${minute(decision.at)} UTC`
  return `${platform?.name} (${platform?.environment}), decision ${decision.serial} of ${when} by ${decision.who}: ${decision.action}${why}`
}

const titles = ['', 'release', 'version', 'phones', 'decision', '']

function rows({ unit, release, version, since, canary, published }: UnitStatus): string[][] {
  const waits =
    published && published !== release && published !== canary?.release ? `published last: ${published}` : ''
  const live = release ? [release, version ?? '', share(canary), `${since}`, waits] : ['not live', '', '', '', waits]
  if (!canary) return [[unit, ...live]]
  return [
    [unit, ...live],
    ['', canary.release, canary.version, `${canary.percent}%`, `${canary.since}`, 'canary'],
  ]
}

const share = (canary: UnitStatus['canary']): string =>
  canary ? `${Number((100 - canary.percent).toFixed(2))}%` : 'all'
