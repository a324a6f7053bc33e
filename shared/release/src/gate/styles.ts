/** A remote's stylesheets touch its own screens alone; what is global belongs to the shell. */
import { type Selector, type SelectorComponent, transform, type Visitor } from 'lightningcss'
import * as v from 'valibot'
import type { Finding } from '../errors.ts'
import type { Sheet, Situation } from './situation.ts'

type Read = {
  /** Classes and keyframes: what two sheets of different units must not both name. */
  names: Set<string>
  leaks: string[]
}

/** A browser takes a broken sheet with the right hash without a word, so it is parsed here. */
export function leakingStyles({ coming, sheets }: Situation): Finding[] {
  const isComing = ({ unit, release }: Sheet) =>
    coming.some(({ manifest }) => manifest.unit === unit && manifest.release === release)
  const read = sheets.map(sheet => ({ sheet, ...readSheet(sheet) }))
  const own = read.filter(({ sheet }) => isComing(sheet))
  return [
    ...own.flatMap(({ sheet, broken }) => (broken ? [problem(sheet, `does not parse: ${broken}`, mendParse)] : [])),
    ...own.flatMap(({ sheet, leaks }) =>
      sheet.unit === 'shell' ? [] : leaks.map(what => problem(sheet, what, mendLeak)),
    ),
    ...own.flatMap(one => read.flatMap(other => shared(one, other))),
  ]
}

const mendParse = 'Mend the stylesheet where it says so, build and publish again.'
const mendLeak = 'Begin the selector with a class of the module; what is global belongs to the shell.'
const mendShared = 'Build both units again: hashSalt holds the unit and the release, which keeps their classes apart.'

const problem = ({ unit, release, file }: Sheet, what: string, mend: string): Finding => ({
  what: `${file} of ${unit}@${release} ${what}`,
  mend,
})

type Known = Read & { sheet: Sheet }

function shared(one: Known, other: Known): Finding[] {
  if (one.sheet.unit === other.sheet.unit) return []
  const both = [...one.names].filter(name => other.names.has(name))
  if (both.length === 0) return []
  const whose = `${other.sheet.file} of ${other.sheet.unit}@${other.sheet.release}`
  return [problem(one.sheet, `also styles ${both.slice(0, 3).join(', ')}, as ${whose} does`, mendShared)]
}

function readSheet({ file, code }: Sheet): Read & { broken?: string } {
  const names = new Set<string>()
  const leaks: string[] = []
  try {
    transform({ filename: file, code, visitor: visitor(names, leaks) })
    return { names, leaks }
  } catch (e: unknown) {
    return { names, leaks, broken: said(e) }
  }
}

/** What the parser throws. */
const failure = v.object({ message: v.string(), loc: v.optional(v.object({ line: v.number(), column: v.number() })) })

function said(e: unknown): string {
  if (!v.is(failure, e)) return String(e)
  return e.loc ? `${e.message} (line ${e.loc.line}, column ${e.loc.column})` : e.message
}

/** Rules that take effect on the whole page, whoever brings them. */
const global = [
  'font-face',
  'font-palette-values',
  'font-feature-values',
  'property',
  'import',
  'page',
  'counter-style',
] as const

function visitor(names: Set<string>, leaks: string[]): Visitor<never> {
  const refuse = (name: string) => () => void leaks.push(`brings @${name}, which is global`)
  return {
    Rule: {
      ...Object.fromEntries(global.map(name => [name, refuse(name)])),
      style: ({ value: { selectors } }) => {
        for (const selector of selectors)
          if (!isOwn(selector)) leaks.push(`styles ${source(selector)}, without a class`)
      },
      keyframes: ({ value: { name } }) => void names.add(`@keyframes ${name.value}`),
    },
    Selector: selector => {
      for (const part of selector) if (part.type === 'class') names.add(`.${part.name}`)
    },
  }
}

/** Whether it can only match what carries a class, or lies below such: a class within :has() or :not() says nothing of that. */
const isOwn = (selector: Selector): boolean =>
  selector.some(part => {
    if (part.type === 'class' || part.type === 'nesting') return true
    if (part.type !== 'pseudo-class' || !('selectors' in part) || !part.selectors) return false
    return ['is', 'where', 'any'].includes(part.kind) && [part.selectors].flat().every(isOwnOf)
  })

const isOwnOf = (selector: Selector | SelectorComponent): boolean => Array.isArray(selector) && isOwn(selector)

/** As near to its source as a person needs to find it. */
const source = (selector: Selector): string => selector.map(word).join('')

function word(part: SelectorComponent): string {
  if (part.type === 'combinator') return part.value === 'child' ? ' > ' : ' '
  if (part.type === 'universal') return '*'
  if (part.type === 'id') return `#${part.name}`
  if (part.type === 'attribute') return `[${part.name}]`
  if (part.type === 'pseudo-class') return `:${part.kind}`
  if (part.type === 'pseudo-element') return `::${part.kind}`
  return 'name' in part ? String(part.name) : ''
}
