/** What runs here, in words for whoever helps, and what came last. */
import type { LiveUnit, ShownRelease } from 'shell/release'

export const written = ({ version, release }: ShownRelease): string => `${version} · ${release}`

/** The commit that the live release was made of, marked where its tree held more; as it is written, in English. */
export const madeOf = ({ from }: LiveUnit): string =>
  from ? `${from.commit}${from.dirty ? '+' : ''} ${from.subject}` : ''

/** Runs another release than the live one: it comes by itself, or this phone tries one. */
export const differs = ({ here, live }: LiveUnit): boolean => here.release !== live.release

type Phone = { name: string; environment: string; serial: number; language: string; agent: string; size: string }

/** In English, whatever the language: it is read by others. */
export const forSupport = (units: readonly LiveUnit[], phone: Phone): string =>
  [
    `${phone.name} ${phone.environment}, live set ${phone.serial}`,
    ...units.map(
      unit =>
        `${unit.unit} ${written(unit.here)}${differs(unit) ? ` (live: ${written(unit.live)})` : ''}${madeIn(unit)}`,
    ),
    `${phone.language}, ${phone.size}`,
    phone.agent,
  ].join('\n')

const madeIn = (unit: LiveUnit): string => (unit.from && !differs(unit) ? ` from ${madeOf(unit)}` : '')

/** The newest first; what has no time stands nowhere. Times of the server sort as they are written. */
export const newest = (units: readonly LiveUnit[]): (LiveUnit & { at: string })[] =>
  units
    .flatMap(unit => (unit.at === undefined ? [] : [{ ...unit, at: unit.at }]))
    .sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0))
