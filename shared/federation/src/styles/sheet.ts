/**
 * Reads one stylesheet: what it names, and what of it a module may not do. The build asks it of the sources, the gate of
 * what was built.
 */
import { type CssColor, type Rule, transform, type Visitor } from 'lightningcss'
import * as v from 'valibot'
import { classForm } from '../class-in.ts'
import { namedColour, rawColour } from './colour.ts'
import { type Fault, faultsOf, lineOf, mendLayer, nameOf } from './rules.ts'
import { classesIn, isMetBy, type Needs, needsNothing, needsOf, source } from './selector.ts'

/** A rule that takes effect on whatever carries certain names. */
export type Target = {
  /** e.g. ".a .b", "@keyframes c". */
  name: string
  needs: Needs
}

export type ReadSheet = {
  /** Classes and keyframes that it names anywhere. */
  names: Set<string>
  targets: Target[]
  faults: (Fault & { line: number })[]
  /** Why it does not parse. */
  broken?: string
}

/**
 * A browser takes a broken sheet with the right hash without a word.
 * @param built true: the module's own classes have the form that a build gives them; false: in a source all are its own
 */
export function readSheet(file: string, code: Uint8Array, built: boolean): ReadSheet {
  const read: ReadSheet = { names: new Set(), targets: [], faults: [] }
  const isOwnClass = (name: string) => !built || classForm.test(name)
  try {
    transform({ filename: file, code, cssModules: !built, visitor: visitor(read, isOwnClass) })
    return read
  } catch (e: unknown) {
    return { ...read, broken: reasonOf(e) }
  }
}

/** Whether a rule takes effect on a unit that uses these names. */
export const reaches = ({ needs }: Target, names: ReadonlySet<string>): boolean =>
  !needsNothing(needs) && isMetBy(needs, names)

/** What the parser throws. */
const failure = v.object({ message: v.string(), loc: v.optional(v.object({ line: v.number(), column: v.number() })) })

function reasonOf(e: unknown): string {
  if (!v.is(failure, e)) return String(e)
  return e.loc ? `${e.message} (line ${e.loc.line}, column ${e.loc.column})` : e.message
}

/** A rule that is being read. */
type Open = { type: Rule['type']; name: string; line: number; needs: readonly Needs[] }

function visitor(read: ReadSheet, isOwnClass: (name: string) => boolean): Visitor<never> {
  /** The innermost last. */
  const open: Open[] = []
  const enter = (rule: Rule) => void open.push(entered(rule, open, read, isOwnClass))
  const leave = () => void open.pop()
  const paint = (colour: string | undefined) => {
    if (colour !== undefined) read.faults.push(painted(colour, innermost(open, 'style', 'keyframes')))
  }
  return {
    Rule: rule => enter(rule as Rule),
    RuleExit: leave,
    Color: colour => paint(rawColour(colour as CssColor)),
    Token: { ident: ({ value }) => paint(namedColour(value)) },
  }
}

const innermost = (open: readonly Open[], ...types: Rule['type'][]) => open.findLast(({ type }) => types.includes(type))

/** Notes what a rule names, reaches and may not do. */
function entered(rule: Rule, open: readonly Open[], read: ReadSheet, isOwnClass: (name: string) => boolean): Open {
  const [around, line] = [innermost(open, 'style'), lineOf(rule)]
  const found = faultsOf(rule, { isOwnClass, nested: around !== undefined })
  const targets = targetsOf(rule, around?.needs ?? [])
  read.faults.push(...found.map(fault => ({ ...fault, line })))
  if (rule.type === 'style' && !innermost(open, 'style', 'layer-block')) tellOutside(read, rule)
  read.targets.push(...targets)
  for (const name of namesIn(rule)) read.names.add(name)
  return { type: rule.type, name: nameOf(rule), line, needs: targets.map(({ needs }) => needs) }
}

const painted = (colour: string, { name, line }: Pick<Open, 'name' | 'line'> = { name: 'a rule', line: 1 }) => ({
  ...{ what: `paints ${colour} in ${name}`, mend: mendColour },
  line,
})

const mendColour = 'Take a token of the design system, e.g. var(--text-1).'
const outside = ' outside @layer screens'

/** Once a sheet: whoever puts one rule into the layer puts them all. */
function tellOutside({ faults }: ReadSheet, rule: Rule): void {
  if (faults.some(({ what }) => what.endsWith(outside))) return
  faults.push({ what: `styles ${nameOf(rule)}${outside}`, mend: mendLayer, line: lineOf(rule) })
}

function targetsOf(rule: Rule, parents: readonly Needs[]): Target[] {
  if (rule.type === 'keyframes') return [{ name: nameOf(rule), needs: [nameOf(rule)] }]
  if (rule.type !== 'style') return []
  return rule.value.selectors.map(one => ({
    name: classesIn(one).join(' ') || source(one),
    needs: needsOf(one, parents),
  }))
}

function namesIn(rule: Rule): string[] {
  if (rule.type === 'keyframes') return [nameOf(rule)]
  return rule.type === 'style' ? rule.value.selectors.flatMap(classesIn) : []
}
