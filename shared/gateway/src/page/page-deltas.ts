/**
 * The page and config.json for phones that have those of an earlier decision: what is new in them. Neither may be kept
 * without asking, and browsers take for a dictionary only what may be; so the text of both stands at an address of its own
 * too, which the browser fetches when it has nothing else to do, and that again as what is new in it.
 */
import type { Config } from '@shared/contract/config'
import { frameOf, sha256 } from '@shared/release'
import { immutable, type Resource } from '../http/answer.ts'
import { inMemory } from '../http/in-memory.ts'
import type { SetOf } from './missed-sets.ts'
import { setsBefore } from './sets-before.ts'
import type { Site } from './site.ts'

/** In a site, the dictionary that comes next. */
export const DICTIONARY = '/page.txt'

/**
 * Its address: another one for each decision, since browsers keep what stands there, and so may a cache in between: before its
 * decision nothing stands there.
 */
export const isDictionary = (path: string, { serial }: Config): boolean =>
  Number(/^\/page-(\d{1,8})\.txt$/.exec(path)?.[1]) <= serial

/** Of whatever stands in the root: the page, whatever its query, config.json, and the next dictionary. */
const forRoot = { 'use-as-dictionary': 'match="/{:any}?"' }

/** Texts of such dictionaries by their SHA-256, hexadecimal. */
type Pages = () => Promise<ReadonlyMap<string, Uint8Array>>

/** @param textOf of a set, what is new in later ones is told by */
export function withPageDeltas(site: Site, config: Config, setOf: SetOf, textOf: (config: Config) => string): Site {
  const pages = once(() => pagesBefore(setOf, textOf, config.serial))
  const next = inMemory('text/plain; charset=utf-8', textOf(config), forRoot)
  const link = { link: `</page-${config.serial}.txt>; rel="compression-dictionary"` }
  const resources = [...site].map(([path, resource]): [string, Resource] => {
    if (path === '/config.json') return [path, withDeltas(resource, pages)]
    if (path !== '/') return [path, resource]
    return [path, withDeltas({ ...resource, headers: { ...resource.headers, ...link } }, pages)]
  })
  return new Map([...resources, [DICTIONARY, withDeltas({ ...next, cache: immutable }, pages)]])
}

/** A failure is forgotten: the store may be there the next time. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => {
    made ??= make().catch(error => {
      made = undefined
      throw error
    })
    return made
  }
}

async function pagesBefore(setOf: SetOf, textOf: (config: Config) => string, serial: number) {
  const texts = (await setsBefore(setOf, serial)).map(set => Buffer.from(textOf(set)))
  return new Map(texts.map(text => [sha256(text).toString('hex'), text]))
}

/** Each made once: there are no more than there are pages. */
function withDeltas(resource: Resource, pages: Pages): Resource {
  const frames = new Map<string, Promise<Uint8Array>>()
  const make = async (page: Uint8Array) => frameOf((await resource.read('identity')) ?? new Uint8Array(), page)
  const delta = async (dictionary: string) => {
    const page = (await pages()).get(dictionary)
    const frame = page && (frames.get(dictionary) ?? make(page))
    if (frame) frames.set(dictionary, frame)
    return frame
  }
  return { ...resource, delta }
}
