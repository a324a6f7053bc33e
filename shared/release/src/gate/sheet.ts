/** Reads one stylesheet: what it names, and what of it would take effect outside the module. */
import { type Selector, type SelectorComponent, transform, type Visitor } from 'lightningcss'
import * as v from 'valibot'

export type ReadSheet = {
  /** Classes and keyframes that it names anywhere. */
  names: Set<string>
  /** Of each selector the classes without which it matches nothing; a name of keyframes stands alone. */
  anchors: string[][]
  /** e.g. "styles body, without a class". */
  leaks: string[]
  /** Why it does not parse. */
  broken?: string
}

/** A browser takes a broken sheet with the right hash without a word. */
export function readSheet(file: string, code: Uint8Array): ReadSheet {
  const read: ReadSheet = { names: new Set(), anchors: [], leaks: [] }
  try {
    transform({ filename: file, code, visitor: visitor(read) })
    return read
  } catch (e: unknown) {
    return { ...read, broken: said(e) }
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

function visitor({ names, anchors, leaks }: ReadSheet): Visitor<never> {
  const refuse = (name: string) => () => void leaks.push(`brings @${name}, which is global`)
  return {
    Rule: {
      ...Object.fromEntries(global.map(name => [name, refuse(name)])),
      style: ({ value: { selectors } }) => {
        leaks.push(...selectors.filter(one => !isOwn(one)).map(one => `styles ${source(one)}, without a class`))
        anchors.push(...selectors.map(classesOf).filter(classes => classes.length > 0))
      },
      keyframes: ({ value: { name } }) => {
        names.add(`@keyframes ${name.value}`)
        anchors.push([`@keyframes ${name.value}`])
      },
    },
    Selector: selector => {
      for (const name of classesOf(selector)) names.add(name)
    },
  }
}

const classesOf = (selector: Selector): string[] =>
  selector.flatMap(part => (part.type === 'class' ? [`.${part.name}`] : []))

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
