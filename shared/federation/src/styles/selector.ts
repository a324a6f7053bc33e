/** What a selector of a stylesheet can match. */
import type { Selector, SelectorComponent } from 'lightningcss'

/** Of the list in :is() or :where(), any of which has to match; undefined of any other part. */
const choices = (part: SelectorComponent): Selector[] | undefined =>
  part.type === 'pseudo-class' && (part.kind === 'is' || part.kind === 'where' || part.kind === 'any')
    ? part.selectors
    : undefined

export type Scope = {
  /** Whether a class is one that the module brings. */
  isOwnClass: (name: string) => boolean
  /** Whether the rule lies within another one, whose elements are what & matches. */
  nested: boolean
}

/**
 * Whether it matches only elements that carry a class of the module, or lie below one that does. What comes after such an
 * element, as its sibling, does not; a class within :has() or :not() says nothing.
 */
export function isOwn(selector: Selector, scope: Scope): boolean {
  let [here, inside] = [false, false]
  for (const part of selector) {
    if (part.type !== 'combinator') here ||= isOwnPart(part, scope)
    else [here, inside] = [false, inside || (here && encloses(part.value))]
  }
  return here || inside
}

const encloses = (combinator: string): boolean => combinator === 'child' || combinator === 'descendant'

function isOwnPart(part: SelectorComponent, scope: Scope): boolean {
  if (part.type === 'class') return scope.isOwnClass(part.name)
  if (part.type === 'nesting') return scope.nested
  if (part.type === 'pseudo-class' && part.kind === 'local') return isOwn(part.selector, scope)
  return choices(part)?.every(one => isOwn(one, scope)) ?? false
}

/** Classes without which a selector matches nothing; of a list within it, any one entry is enough. */
export type Needs = readonly (string | readonly Needs[])[]

/** @param parents what the rules around it need, which & stands for */
export const needsOf = (selector: Selector, parents: readonly Needs[]): Needs =>
  selector.flatMap((part): Needs => {
    if (part.type === 'class') return [`.${part.name}`]
    if (part.type === 'nesting') return parents.length > 0 ? [parents] : []
    const list = choices(part)
    return list ? [list.map(one => needsOf(one, parents))] : []
  })

/** Whether it matches elements without any class. */
export const needsNothing = (needs: Needs): boolean =>
  needs.every(one => typeof one !== 'string' && one.some(needsNothing))

/** Whether it matches an element for which only these names are used. */
export const isMetBy = (needs: Needs, names: ReadonlySet<string>): boolean =>
  needs.every(one => (typeof one === 'string' ? names.has(one) : one.some(each => isMetBy(each, names))))

/** Every class that it names, in whatever part. */
export const classesIn = (selector: Selector): string[] =>
  selector.flatMap(part => (part.type === 'class' ? [`.${part.name}`] : listsIn(part).flatMap(classesIn)))

function listsIn(part: SelectorComponent): Selector[] {
  if (part.type !== 'pseudo-class') return []
  if ('selector' in part) return [part.selector]
  if ('of' in part) return part.of ?? []
  return choices(part) ?? (part.kind === 'not' || part.kind === 'has' ? part.selectors : [])
}

/** As near to its source as a person needs to find it. */
export const source = (selector: Selector): string => selector.map(word).join('')

const combinators: Record<string, string> = {
  ...{ child: ' > ', descendant: ' ' },
  ...{ 'later-sibling': ' ~ ', 'next-sibling': ' + ' },
}

function word(part: SelectorComponent): string {
  if (part.type === 'combinator') return combinators[part.value] ?? ' '
  if (part.type === 'universal') return '*'
  if (part.type === 'nesting') return '&'
  if (part.type === 'class') return `.${part.name}`
  if (part.type === 'id') return `#${part.name}`
  if (part.type === 'attribute') return `[${part.name}]`
  if (part.type === 'pseudo-class') return `:${part.kind}${listed(listsIn(part))}`
  if (part.type === 'pseudo-element') return `::${part.kind}`
  return 'name' in part ? String(part.name) : ''
}

const listed = (list: readonly Selector[]): string => (list.length > 0 ? `(${list.map(source).join(', ')})` : '')
