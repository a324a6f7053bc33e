/** What the operator types for readers, before anybody reads it. @throws Error with words for the operator */
import { linkTypes } from '@shared/contract/codes'
import { lineOfWords, visibleWords } from '@shared/engine/operator-words'
import type { NoticeRow } from './tables.ts'

/** Titles stand in one line, abstracts in a few; of bodies nobody reads more. */
const longest = { title: 120, abstract: 400, body: 200_000 } as const
type Field = keyof typeof longest

/** undefined where it was not given. */
export const checkedWords = (field: Field, typed: string | undefined): string | undefined =>
  (field === 'body' ? visibleWords : lineOfWords)(field, typed, longest[field])

const IN_APP = /^\/(?![/\\])[^\s\\]*$/
/** Beside https: what the exchange publishes itself. */
const OWN_PAGE = /^\/api\/sys\/common\/static\/content\/[A-Za-z0-9._-]{1,64}$/
const ARTICLE = /^(?:news|notice|help):[A-Za-z0-9._~-]{1,64}$/

export function checkedPath(path: string): string {
  if (!IN_APP.test(path)) throw new Error(`"${path}" is no path of the app, such as /hangqing`)
  return path
}

/** Browsers read "https:x" and "https:\\x" too, phones do not open it. */
const WHOLE = /^https:\/\/[^\s\\]+$/i

function isHttps(typed: string): boolean {
  if (!WHOLE.test(typed)) return false
  const url = URL.canParse(typed) ? new URL(typed) : undefined
  return url?.protocol === 'https:' && url.username === '' && url.password === ''
}

function checkedHttps(url: string): string {
  if (!isHttps(url)) throw new Error(`"${url}" is no https address without a name or password in it`)
  return url
}

const addresses: Readonly<Record<NoticeRow['link_type'], (url: string) => string | null>> = {
  [linkTypes.none]: url => {
    if (url !== '') throw new Error('--link 0 leads nowhere: it takes no address')
    return null
  },
  [linkTypes.path]: checkedPath,
  [linkTypes.viewer]: url => (OWN_PAGE.test(url) ? url : checkedHttps(url)),
  [linkTypes.article]: url => {
    if (!ARTICLE.test(url)) throw new Error(`"${url}" is no article, such as news:day-change`)
    return url
  },
  [linkTypes.tab]: checkedHttps,
}

/** `--link` as "1:/hangqing", "3:notice:test-exchange", "4:https://example.com/". */
export function linkOf(link: string): Pick<NoticeRow, 'link_type' | 'link_url'> {
  const [, typed, url = ''] = /^([0-4])(?::(.*))?$/.exec(link) ?? []
  const link_type = Object.values(linkTypes).find(code => String(code) === typed)
  if (link_type === undefined)
    throw new Error('--link is a type and an address, e.g. 1:/hangqing or 4:https://example.com/')
  return { link_type, link_url: addresses[link_type](url) }
}

const COVER = /^content\/[A-Za-z0-9._-]{1,64}\.(?:svg|png|jpe?g|webp)$/

/** A public picture of the exchange, or one elsewhere. */
export function checkedCover(cover: string): string {
  if (!COVER.test(cover) && !isHttps(cover)) throw new Error('--cover is a picture such as content/cover-market.svg')
  return cover
}

const tags = ['market', 'platform', 'education']

export function checkedTag(tag: string): string {
  if (!tags.includes(tag)) throw new Error(`--tag is one of ${tags.join(', ')}`)
  return tag
}

export function checkedNumber(name: string, typed: string): number {
  if (!/^\d{1,4}$/.test(typed)) throw new Error(`--${name} takes a whole number`)
  return Number(typed)
}
