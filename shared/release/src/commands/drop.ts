/** `pnpm release keys drop`: a key that is used no more, is lost, or was stolen. */
import { printableLines } from '@shared/contract/printable'
import type { Decision } from '../decisions/decision.ts'
import { ReleaseError } from '../errors.ts'
import { gateFor } from '../gate/flags.ts'
import { type DropInput, type DropPlan, giveUpKey, planDrop } from '../lost-keys/drop-key.ts'
import { giveUpLostKey, type LostInput, planLost } from '../lost-keys/lost.ts'
import type { LiveRelease, Since, StolenPlan } from '../lost-keys/stolen.ts'
import { nameOf } from '../store/stored.ts'
import { keyNeedText } from '../verify/key-needs.ts'
import { columns, type Desk, decider, type Outcome, textOf, timeOrNumberOf, type Values } from './command.ts'
import { minute } from './history.ts'

export async function drop(desk: Desk, keyId = '', values: Values): Promise<Outcome> {
  const [force, stolen, lost] = [values.force === true, values.stolen === true, values.lost === true]
  if (force && !values.why) throw new ReleaseError('--force needs --why: the reason goes into the log.', 'usage')
  checkOptions(values, { stolen, lost })
  const looked = seenOf(values)
  const input = { ...decider(values), looked, now: await desk.store().time(), keyId, folder: desk.keysFolder() }
  if (lost) return dropLost(desk, input, values)
  const since = sinceOf(values)
  if (stolen && values.yes !== true) return tellStolen(desk, { ...input, stolen, since, force: true }, values)
  return dropNow(desk, { ...input, stolen, since, force: force || stolen }) // the plan of a stolen one named the pages left behind
}

function checkOptions(values: Values, { stolen, lost }: Record<'stolen' | 'lost', boolean>): void {
  if (stolen && lost) throw new ReleaseError('A key is lost or stolen: give one of the two.', 'usage')
  if (values.before !== undefined && !stolen) throw new ReleaseError('--before goes with --stolen.', 'usage')
  if (values.shell !== undefined && !lost) throw new ReleaseError('--shell goes with --lost.', 'usage')
  if ((!stolen && !lost) || values.yes !== true) return
  if (!values.why)
    throw new ReleaseError(
      '--yes needs --why "…" here: pages may be left behind, and the log says the reason.',
      'usage',
    )
  if (values.seen === undefined || (lost && values.shell === undefined))
    throw new ReleaseError('Leave --yes out first: that tells the plan, and how to carry out just that.', 'usage')
}

/** The decision that the plan was made for; 0: nothing was live. */
function seenOf(values: Values): number | undefined {
  const text = textOf(values.seen)
  if (text === undefined) return undefined
  if (/^\d{1,8}$/.test(text)) return Number(text)
  throw new ReleaseError(`--seen ${text} is no number of a decision.`, 'usage')
}

const sinceOf = (values: Values): Since | undefined =>
  values.before === undefined ? undefined : timeOrNumberOf(values, 'before')

async function dropNow(desk: Desk, input: DropInput): Promise<Outcome> {
  const [{ keyId }, keys] = [input, await desk.keys()]
  const isAccepted = keys.accepted.some(one => one.keyId === keyId)
  const { decision, left } = await giveUpKey(desk.store(), keys, desk.reports(), input)
  const behind = left.length > 0 ? [`Pages that stand in ${left.map(keyNeedText).join(', ')} are told to reload.`] : []
  const made = decision ? [`Decision ${decision.serial}: ${decision.action}.`] : []
  const gone = isAccepted ? `${keyId} is accepted no more.` : `What ${keyId} signed alone counts for nothing any more.`
  const next = input.stolen ? [...(isAccepted ? [copyKeys] : []), ...shellNext(decision, keyId)] : []
  const text = [...made, gone, ...behind, ...next].join(' ')
  return { text, json: { dropped: keyId, serial: decision?.serial ?? null, left: left.map(({ release }) => release) } }
}

const copyKeys = 'Copy accepted.json to each gateway now: until then it believes that key.'

const shellNext = (decision: Decision | undefined, keyId: string): string[] =>
  decision?.config.shell.trusts.includes(keyId)
    ? [`The live shell still accepts ${keyId}: publish and promote a shell.`]
    : []

async function tellStolen(desk: Desk, input: DropInput, values: Values): Promise<Outcome> {
  const plan = await planDrop(desk.store(), await desk.keys(), desk.reports(), input)
  const { stolen } = plan
  const json = { dropped: null, ...(stolen && { plan: planInJson(stolen) }) }
  return { text: printableLines(planInWords(input.keyId, plan, textOf(values.before)).join('\n')), json }
}

function planInWords(keyId: string, { base, stolen, shells, needs }: DropPlan, before: string | undefined): string[] {
  const accepting = shells.filter(({ trusts }) => trusts.includes(keyId)).map(keyNeedText)
  const still = accepting.length > 0 ? [`Pages in these shells go on accepting ${keyId}: ${accepting.join(', ')}.`] : []
  const behind =
    needs.length > 0
      ? [`Of them, these accept no other key and must be reloaded: ${needs.map(keyNeedText).join(', ')}.`]
      : []
  const typed = before === undefined ? '' : ` --before "${before}"`
  return [
    `${keyId} would be given up as stolen. Nothing was done yet.`,
    ...(stolen ? signedInWords(keyId, stolen) : []),
    ...still,
    ...behind,
    `To do so: pnpm release keys drop ${keyId} --stolen${typed} --seen ${base.live?.serial ?? 0} --yes --why "…"`,
  ]
}

const signedInWords = (keyId: string, { live, decisions, leftOut, releases, origins }: StolenPlan): string[] => [
  'Live, and stays so:',
  columns(live.map(liveRow)),
  ...listed(`Signed by ${keyId} alone, and vouched for by the keys that stay:`, decisions),
  ...listed(`Signed by ${keyId} alone, and counting for nothing from now on:`, leftOut),
  `${releases.length} releases and ${origins.length} origins are signed anew.`,
  `Whoever holds ${keyId} can have made any of this. What is not yours: roll it back first, or leave it out with --before.`,
]

const liveRow = ({ decision, signers, ...one }: LiveRelease): string[] =>
  decision
    ? [`  ${nameOf(one)}`, `decision ${decision.serial}`, minute(decision.at), decision.who, signers.join(', ')]
    : [`  ${nameOf(one)}`, 'an unreadable decision', '', '', '']

const listed = (title: string, those: readonly Decision[]): string[] =>
  those.length === 0
    ? []
    : [title, columns(those.map(({ serial, at, who, action }) => [`  ${serial}`, minute(at), who, action]))]

const planInJson = ({ live, decisions, leftOut, releases }: StolenPlan) => ({
  live: live.map(({ unit, release, decision, signers }) => ({
    unit,
    release,
    serial: decision?.serial ?? null,
    signers,
  })),
  vouchedFor: decisions.map(({ serial }) => serial),
  leftOut: leftOut.map(({ serial }) => serial),
  releases: releases.map(nameOf),
})

async function dropLost(desk: Desk, said: LostInput, values: Values): Promise<Outcome> {
  const [store, keys] = [desk.store(), await desk.keys()]
  const input = { ...said, shell: textOf(values.shell), gate: gateFor(store, keys, values) }
  const { keyId } = said
  if (values.yes === true) return lostNow(await giveUpLostKey(store, keys, input), keyId)
  const { live, left, shell, others } = await planLost(store, keys, input)
  const text = [
    `${nameOf(shell)} would go live, signed by ${left.held.map(one => one.keyId).join(', ')}. Nothing was done yet.`,
    ...(others.length > 0 ? [unlessHeld(others)] : []),
    `Open pages accept ${live.config.shell.trusts.join(', ')} alone: they say that they are out of date, and reloading mends them.`,
    'Copy accepted.json to each gateway first: it must accept the other key.',
    `To do so: pnpm release keys drop ${keyId} --lost --shell ${shell.release} --seen ${live.serial} --yes --why "…"`,
  ]
  return { text: text.join('\n'), json: { dropped: null, shell: shell.release } }
}

const unlessHeld = (others: readonly string[]): string =>
  `If somebody holds ${others.join(' or ')}, no page need be left behind: they promote the shell, or approve your promote of it.`

const lostNow = ({ serial, action, config }: Decision, keyId: string): Outcome => ({
  text: `Decision ${serial}: ${action}. ${keyId} is accepted no more. Open pages are told to reload.`,
  json: { dropped: keyId, serial, shell: config.shell.release },
})
