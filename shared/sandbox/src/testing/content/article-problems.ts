/** Finds what is wrong with the articles of the seed, in words for their authors. */
import { type LanguageCode, languageCode } from '@shared/contract'
import * as to from '@shared/contract/to'
import type { Article } from '@shared/products/content/seed/articles'

type Files = ReadonlyMap<LanguageCode, Article>

const paths = Object.values(to).map(({ path }): string => path)
/** Of HTML only pictures with a caption, which Markdown cannot write. */
const PICTURES = ['figure', 'img', 'figcaption']
/** Languages that write 1.234,5. */
const COMMAS: readonly LanguageCode[] = ['vl']

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([whole, part]) => part ?? whole)

const linksOf = (markdown: string) => all(markdown, /\]\(([^)]*)\)/g)
const tagsOf = (markdown: string) => all(markdown.replace(/`[^`]*`/g, ''), /<\/?([a-z][\w-]*)/gi)

function numbersOf(markdown: string, code: LanguageCode): string[] {
  const [group, decimal] = COMMAS.includes(code) ? ['.', ','] : [',', '.']
  const visible = markdown.replace(/\]\([^)]*\)/g, ']')
  return all(visible, /\d+(?:[.,]\d+)*/g).map(number => number.replaceAll(group, '').replace(decimal, '.'))
}

/** What every language has alike, in whatever order. */
const alike = {
  headings: (markdown: string) => all(markdown, /^#+/gm),
  lists: (markdown: string) => all(markdown, /^ *(?:-|\d+\.)(?= )/gm),
  /** The cells of each row. */
  tables: (markdown: string) => all(markdown, /^\|.*\|$/gm).map(row => `${row.split('|').length - 2}`),
  links: (markdown: string) => linksOf(markdown).sort(),
  rules: (markdown: string) => all(markdown, /^---+$/gm),
  pictures: (markdown: string) => all(markdown, /src="[^"]*"/g),
  variables: (markdown: string) => all(markdown, /\{\w+\}/g).sort(),
}

/** What English writes as a word, other languages write as a figure: "eleventh" and "midnight", 11個目 and 00:00. */
const isSmall = (number: string) => /^(?:00|1?\d|20)$/.test(number)

/** The numbers of one text that are left once those of the other are taken away. */
function without(numbers: readonly string[], others: readonly string[]): string[] {
  const left = [...others]
  return numbers.filter(number => {
    const at = left.indexOf(number)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

function otherNumbers(code: LanguageCode, english: string, translated: string): string[] {
  const [ours, theirs] = [numbersOf(english, 'en-us'), numbersOf(translated, code)]
  const wrong = [...without(ours, theirs), ...without(theirs, ours).filter(number => !isSmall(number))]
  return wrong.length === 0 ? [] : [`${code} has other numbers than English: ${wrong.sort().join(' ')}`]
}

function differences(code: LanguageCode, english: string, translated: string): string[] {
  const others = Object.entries(alike).flatMap(([what, of]) => {
    const [one, other] = [of(english).join(' '), of(translated).join(' ')]
    return one === other ? [] : [`${code} has other ${what} than English: ${other} instead of ${one}`]
  })
  return [...others, ...otherNumbers(code, english, translated)]
}

/** @param articles "help:fees", "news:day-change" */
function leadsNowhere(link: string, articles: ReadonlySet<string>): boolean {
  const [, path = '', query] = /^#(\/\w+)(?:\?(.*))?$/.exec(link) ?? []
  const { kind, id } = Object.fromEntries(new URLSearchParams(query))
  return !paths.includes(path) || (path === to.articleDetail.path && !articles.has(`${kind}:${id}`))
}

function ownProblems(code: LanguageCode, { title, abstract, facts, markdown }: Article, articles: ReadonlySet<string>) {
  return [
    ...(title && abstract ? [] : [`${code} lacks a title or an abstract`]),
    ...(code === 'en-us' || Object.keys(facts).length === 0 ? [] : [`${code} repeats what the English file tells`]),
    ...tagsOf(markdown).flatMap(tag => (PICTURES.includes(tag) ? [] : [`${code} has the HTML tag ${tag}`])),
    ...linksOf(markdown).flatMap(link => (leadsNowhere(link, articles) ? [`${code} links to ${link}`] : [])),
  ]
}

export function problemsOf(files: Files, articles: ReadonlySet<string>): string[] {
  const english = files.get('en-us')?.markdown
  if (english === undefined) return ['no English file']
  return [
    ...languageCode.options.flatMap(code => (files.has(code) ? [] : [`no file for ${code}`])),
    ...[...files].flatMap(([code, file]) => ownProblems(code, file, articles)),
    ...[...files].flatMap(([code, { markdown }]) =>
      markdown || !english ? differences(code, english, markdown) : [`${code} has no body`],
    ),
  ]
}
