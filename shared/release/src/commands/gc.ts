import { gc, type Plan, planGc, usualKeep } from '../operations/gc.ts'
import { forgetLinks } from '../proposals/promised.ts'
import { forgetProposals } from '../proposals/waiting.ts'
import { forgetMaps } from '../releases/kept-maps.ts'
import { sweepLeftovers } from '../store/folder-store.ts'
import { nameOf, type Stored } from '../store/stored.ts'
import { type Command, decider, numberOf, whoAndWhy, whoAndWhyHelp } from './command.ts'

export const gcCommand: Command = {
  usage: 'gc [--keep N] [--yes] [--by NAME] [--why TEXT]',
  help: `Says which releases nothing needs any more, and with --yes takes them away. Needed is what is live, previous or a
canary in the last decisions, the newest published release of each unit, what was published within a day, and what a
waiting proposal or a link that is still good names. The source maps of what goes, in dist/maps of this checkout, go with it.

  --keep N     how many decisions (default ${usualKeep}): what they name can be rolled back to
  --yes        delete
${whoAndWhyHelp}`,
  options: { ...whoAndWhy, keep: { type: 'string' }, yes: { type: 'boolean' } },
  async run(desk, _names, values) {
    const [store, keys] = [desk.store(), await desk.keys()]
    const keep = numberOf(values, 'keep', usualKeep)
    const at = await store.time()
    const plan = await planGc(store, keys, keep, at)
    if (values.yes !== true) return { text: proposal(plan, keep), json: { deleted: false, releases: plan.waste } }
    const gone = await gc(store, keys, plan, decider(values), at)
    for (const one of gone) await forgetMaps(one)
    await forgetProposals(store, at)
    await forgetLinks(store, at)
    const swept = await sweepLeftovers(store)
    const left = swept > 0 ? ` ${swept} unfinished ${swept === 1 ? 'file' : 'files'} of killed runs swept.` : ''
    const sum = `${gone.length} deleted, ${plan.kept} kept.${left}`
    return {
      text: [...gone.map(one => `${nameOf(one)} is gone`), sum].join('\n'),
      json: { deleted: true, releases: gone, swept },
    }
  },
}

const deltasIn = ({ deltas }: Stored): string => (deltas > 0 ? `, ${deltas} deltas` : '')

function proposal({ waste, kept }: Plan, keep: number): string {
  if (waste.length === 0) return `Nothing to take away: all ${kept} releases are needed.`
  const rows = waste.map(one => `  ${nameOf(one)}  ${one.files.length} files${deltasIn(one)}`)
  return [
    `Would delete ${waste.length} and keep ${kept}:`,
    ...rows,
    `To do so: pnpm release gc ${keep === usualKeep ? '' : `--keep ${keep} `}--yes`,
  ].join('\n')
}
