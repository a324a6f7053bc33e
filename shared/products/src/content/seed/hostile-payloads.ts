/** Hostile HTML by the hundred, one payload after another (bodies/hostile/README.md says whose they are). */
import { readdirSync, readFileSync } from 'node:fs'

const folder = new URL('./bodies/hostile/', import.meta.url)

const read = (name: string): { payloads: string[] } => JSON.parse(readFileSync(new URL(name, folder), 'utf8'))

export const hostilePayloads: readonly string[] = readdirSync(folder)
  .filter(name => name.endsWith('.json'))
  .toSorted()
  .flatMap(name => read(name).payloads)

const IN_ONE = 50

/** Ends what a payload left open, so that it swallows nothing of the next. */
const end = `"'>--></script></style></title></textarea></xmp></noscript></noembed></noframes></iframe></select></button></template>]]></desc></foreignobject></svg></svg></math></video></audio></object></table></form></a>`

/** "Harmless: payload 7" stands after the seventh. */
const followed = (payload: string, n: number): string => `${payload}\n${end}<p>Harmless: payload ${n}</p>\n`

/** Never ends, whatever comes. */
const isEndless = (payload: string): boolean => /<plaintext/i.test(payload)

/** All of them, in as few articles as a phone draws at once; the endless ones come last, each in its own. */
export const hostileBatches: readonly string[] = [
  ...chunks(hostilePayloads.filter(payload => !isEndless(payload))),
  ...hostilePayloads.filter(isEndless),
]

function chunks(payloads: readonly string[]): string[] {
  const all = payloads.map((payload, place) => followed(payload, place + 1))
  return Array.from({ length: Math.ceil(all.length / IN_ONE) }, (_, n) =>
    all.slice(n * IN_ONE, (n + 1) * IN_ONE).join(''),
  )
}
