/** What a single rule of a module's sheet may not do. */
import type { Rule } from 'lightningcss'
import { isOwn, type Scope, source } from './selector.ts'

/** What a sheet of a module may not do. */
export type Fault = {
  /** e.g. "styles body, without a class of its own". */
  what: string
  mend: string
  /** It takes effect outside the module, which the shell's sheets may. */
  global?: true
}

/** Every other rule takes effect on the whole page, or nobody knows what it does. */
const harmless = ['nested-declarations', 'media', 'supports', 'container', 'starting-style', 'keyframes']

/** In the order of the cascade. A remote's own rules are in the last layer, those of parts that it carries in the second. */
const layers = ['tokens', 'parts', 'screens']
const layersOfRules = ['parts', 'screens']

const mendRule = 'Leave it out: what is global belongs to the shell.'
const mendSelector = 'Begin the selector with a class of the module; what is global belongs to the shell.'
export const mendLayer = 'Put the rules into @layer screens { … }, as the other sheets have them.'

export function faultsOf(rule: Rule, scope: Scope): Fault[] {
  if (rule.type === 'style') return rule.value.selectors.filter(one => !isOwn(one, scope)).map(leak)
  if (rule.type === 'layer-block') return otherLayer(rule.value.name, layersOfRules)
  if (rule.type === 'layer-statement') return rule.value.names.flatMap(name => otherLayer(name, layers))
  if (harmless.includes(rule.type)) return []
  return [{ what: `brings ${nameOf(rule)}, which is global`, mend: mendRule, global: true }]
}

const leak = (selector: Parameters<typeof source>[0]): Fault => ({
  what: `styles ${source(selector)}, without a class of its own`,
  mend: mendSelector,
  global: true,
})

function otherLayer(name: readonly string[] | null | undefined, known: readonly string[]): Fault[] {
  const full = name?.join('.')
  if (full !== undefined && known.includes(full)) return []
  return [{ what: `opens @layer ${full ?? 'without a name'}`, mend: mendLayer }]
}

/** e.g. ".a, .b", "@keyframes c", "@font-face". */
export function nameOf(rule: Rule): string {
  if (rule.type === 'style') return rule.value.selectors.map(source).join(', ')
  if (rule.type === 'keyframes') return `@keyframes ${rule.value.name.value}`
  return `@${rule.type === 'unknown' ? rule.value.name : rule.type}`
}

/** From 1. */
export const lineOf = (rule: Rule): number =>
  'value' in rule && rule.value && 'loc' in rule.value ? rule.value.loc.line + 1 : 1
