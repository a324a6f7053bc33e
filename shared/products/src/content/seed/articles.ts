/**
 * Reads the articles of a fresh exchange: a Markdown file per language, in `articles/<id>/` (help) or `notices/<id>/`.
 * The front matter of the English file also holds what all languages share.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type LanguageCode, languageCode } from '@shared/contract'
import type { linkTypes, noticeTypes } from '@shared/contract/codes'
import { parse as parseMarkdown } from 'marked'
import * as v from 'valibot'
import { categories } from '../categories.ts'

const { load: parseYaml } = createRequire(import.meta.url)('js-yaml') as { load(text: string): unknown }

const flag = v.optional(v.boolean(), false)

const helpFacts = v.strictObject({
  category: v.picklist([...categories, 'document']),
  /** Place within the category. */
  sort: v.number(),
  /** In no list: a setting or a link leads to it. */
  hidden: flag,
})

const noticeFacts = v.strictObject({
  type: v.picklist(['announcement', 'news', 'banner', 'popup'] satisfies (keyof typeof noticeTypes)[]),
  tag: v.optional(v.picklist(['market', 'platform', 'education'])),
  cover: v.optional(v.string()),
  top: flag,
  hidden: flag,
  retracted: flag,
  link: v.optional(v.picklist(['none', 'path', 'viewer', 'article'] satisfies (keyof typeof linkTypes)[]), 'none'),
  linkUrl: v.optional(v.string()),
  /** Days since it was published as the exchange first starts; negative: it is published later. */
  age: v.number(),
})

/** With commas between: words by which people ask for what the article tells. */
const keywords = v.pipe(
  v.optional(v.string(), ''),
  v.transform(text =>
    text
      .split(',')
      .map(word => word.trim())
      .filter(Boolean),
  ),
)

/** `of` says which English text a translation was written for; `pnpm words check` reads it. */
const frontMatter = v.looseObject({
  title: v.string(),
  abstract: v.optional(v.string(), ''),
  keywords,
  of: v.optional(v.string()),
})

/** Content is HTML; null where there is none. */
export type ArticleText = { title: string; abstract: string | null; content: string | null }
type Texts = { id: string; texts: ReadonlyMap<LanguageCode, ArticleText> }
export type HelpSeed = Texts & v.InferOutput<typeof helpFacts>
export type NoticeSeed = Texts & v.InferOutput<typeof noticeFacts>

/** marked escapes apostrophes, and a reader who searches for "don't" types none that is escaped. */
const htmlOf = (markdown: string) => parseMarkdown(markdown, { async: false }).replaceAll('&#39;', "'")

export type Article = {
  title: string
  abstract: string
  keywords: readonly string[]
  facts: object
  markdown: string
}

/** Says which constant a number is, for the gate `numbers`. */
const codeOfNumber = /<!-- = .*? -->(?:\n(?=\|))?/g

/** @param text of a file: front matter between two lines of dashes, then Markdown */
export function parseArticle(text: string): Article {
  const [, yaml = '', markdown = ''] = /^---\n(.*?)^---\n(.*)$/ms.exec(text) ?? []
  const { title, abstract, keywords, of: _, ...facts } = v.parse(frontMatter, parseYaml(yaml))
  return { title, abstract, keywords, facts, markdown: markdown.replace(codeOfNumber, '').trim() }
}

/** By id, the files of each language. */
export function readArticles(kind: 'articles' | 'notices'): Map<string, Map<LanguageCode, Article>> {
  const folder = new URL(`./${kind}/`, import.meta.url)
  const read = (path: string) => parseArticle(readFileSync(new URL(path, folder), 'utf8'))
  const filesOf = (id: string) =>
    languageCode.options
      .filter(code => existsSync(new URL(`${id}/${code}.md`, folder)))
      .map(code => [code, read(`${id}/${code}.md`)] as const)
  return new Map(readdirSync(folder).map(id => [id, new Map(filesOf(id))]))
}

const textOf = ({ title, abstract, markdown }: Article): ArticleText => ({
  title,
  abstract: abstract || null,
  content: markdown === '' ? null : htmlOf(markdown),
})

const help = readArticles('articles')

const seedsOf = <S extends v.GenericSchema<unknown, object>>(articles: ReturnType<typeof readArticles>, shared: S) =>
  [...articles].map(([id, files]) => ({
    id,
    ...v.parse(shared, files.get('en-us')?.facts),
    texts: new Map([...files].map(([code, file]) => [code, textOf(file)])),
  }))

export const helpSeeds: readonly HelpSeed[] = seedsOf(help, helpFacts)
export const noticeSeeds: readonly NoticeSeed[] = seedsOf(readArticles('notices'), noticeFacts)

/** By which the live chat finds a help article in a language (docs/rules/content.md#live-chat). */
export const keywordsOf = (id: string, code: LanguageCode): readonly string[] => help.get(id)?.get(code)?.keywords ?? []
