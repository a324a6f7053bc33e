import type { ParseArgsOptionsConfig } from 'node:util'
import { renderUnicodeCompact } from 'uqr'
import { ReleaseError } from '../errors.ts'
import { type TakenBackRelease, takenBackOf, wasTakenBack } from '../history/again.ts'
import { makeOverride } from '../operations/override.ts'
import { longestLink } from '../releases/publications.ts'
import { refuseSlip, wholeId } from '../releases/typed-names.ts'
import { type Command, checkUnit, textOf, type Values } from './command.ts'
import { minute } from './history.ts'

const usage = 'override <unit> <release> --for 2h [--url URL]'
const local = 'http://127.0.0.1:8080'

export const linkOptions = {
  for: { type: 'string' },
  url: { type: 'string' },
} as const satisfies ParseArgsOptionsConfig

export const urlHelp = `  --url URL    where people find the app (default PUBLIC_ORIGIN, else ${local})`

export const overrideCommand: Command = {
  usage,
  help: `A link, and the same as a QR code: the phone that opens it runs this release of the unit until it expires, with a badge
on the screen. Everybody else keeps what is live.

  --for TIME   how long: 30m, 2h, 7d at most
${urlHelp}`,
  options: linkOptions,
  async run(desk, [unit, release, ...more], values) {
    if (unit === undefined || release === undefined || more.length > 0)
      throw new ReleaseError(`Name a unit and its release: pnpm release ${usage}`, 'usage')
    const [lasts, url] = [durationOf(values), urlOf(values)]
    const store = desk.store()
    await refuseSlip(store, checkUnit(unit))
    const until = new Date((await store.time()).getTime() + lasts)
    const input = { unit, release: await wholeId(store, unit, release), until, url }
    const keys = await desk.keys()
    return toldLink(await makeOverride(store, keys, input), await takenBackOf(store, keys, [input]))
  },
}

/** A link as people take it: to click, or by the camera of a phone. @param gone the release, where it was taken back */
export function toldLink(
  { link, override }: Awaited<ReturnType<typeof makeOverride>>,
  gone: readonly TakenBackRelease[],
) {
  const { unit, release, until } = override
  const said = `Until ${minute(until)} UTC this link runs ${unit}@${release} on the phone that opens it:`
  const text = [...gone.map(wasTakenBack), said, link, '', renderUnicodeCompact(link)].join('\n')
  return { text, json: { link, override, ...(gone.length > 0 && { takenBack: gone }) } }
}

const units = { m: 60_000, h: 3_600_000, d: 24 * 3_600_000 }

/** @param usual e.g. "2h"; undefined: it must be said */
export function durationOf(values: Values, usual?: string): number {
  const [, count, unit] = /^([1-9]\d{0,4})([mhd])$/.exec(textOf(values.for) ?? usual ?? '') ?? []
  const duration = Number(count) * units[unit as keyof typeof units]
  if (duration <= longestLink) return duration
  throw new ReleaseError('Say how long the link holds, 7 days at most: --for 30m, --for 2h, --for 3d', 'usage')
}

export function urlOf(values: Values): string {
  const url = textOf(values.url) ?? process.env.PUBLIC_ORIGIN ?? local
  if (URL.canParse(url) && /^https?:/.test(url)) return url
  throw new ReleaseError(`--url ${url} is no address. Give it as people type it, e.g. https://app.example`, 'usage')
}
