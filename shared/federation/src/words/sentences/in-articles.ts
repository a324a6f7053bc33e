/** The Markdown files of the seed, section by section beside the English file. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { workspaceRoot } from '../../workspace.ts'
import { derived, type Language, languages, source } from '../languages.ts'
import { traditional } from '../traditional.ts'
import type { Passage } from './passage.ts'

type Article = { title: string; abstract: string; sections: string[] }

/** A Markdown file's title, its abstract, and what stands below each heading; no section where it has no body. */
function readArticle(file: string): Article {
  const [, front = '', body = ''] = /^---\n(.*?)^---\n(.*)$/ms.exec(readFileSync(file, 'utf8')) ?? []
  const entry = (key: string) => new RegExp(`^${key}: *(.*)$`, 'm').exec(front)?.[1] ?? ''
  const sections = body
    .replaceAll(/<!--.*?-->/g, '')
    .trim()
    .split(/^(?=#)/m)
  return { title: entry('title'), abstract: entry('abstract'), sections: sections.filter(Boolean) }
}

/** Sections side by side; where their number differs the whole bodies, since another check names the headings. */
function beside(english: Article, translated: Article): (readonly [string, string])[] {
  const bodies = [english.sections, translated.sections]
  const alike = bodies[0]?.length === bodies[1]?.length
  const [ours = [], theirs = []] = alike ? bodies : bodies.map(sections => [sections.join('')])
  return [
    [english.title, translated.title],
    [english.abstract, translated.abstract],
    ...theirs.filter(Boolean).map((text, at) => [ours[at] ?? '', text] as const),
  ]
}

const isDerived = (language: Language): language is keyof typeof derived => language in derived

function passagesIn(folder: string, language: Language): Passage[] {
  const file = path.join(folder, `${isDerived(language) ? derived[language] : language}.md`)
  if (!existsSync(file)) return []
  const pairs = beside(readArticle(path.join(folder, `${source}.md`)), readArticle(file))
  return pairs.map(([english, text]) => ({
    file: path.relative(workspaceRoot, file),
    language,
    english,
    text: isDerived(language) ? traditional(text) : text,
  }))
}

/** @param seed the folder that holds `articles` and `notices` */
export const passagesOfArticles = (seed: string): Passage[] =>
  ['articles', 'notices']
    .map(kind => path.join(seed, kind))
    .filter(kind => existsSync(kind))
    .flatMap(kind => readdirSync(kind).map(id => path.join(kind, id)))
    .flatMap(folder => languages.flatMap(language => passagesIn(folder, language)))
